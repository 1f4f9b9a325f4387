#!/bin/sh
# An engine with a fault: faulty-engine.sh PROTOCOL FAULT TOKEN
#
# It plays the one move that is legal at the start (f5 in Reversi, e8 in QTP's Quoridor), or does
# what FAULT says when it is asked for a move. Whatever it starts carries TOKEN as an argument.
protocol=$1 fault=$2 token=$3
good=f5 bad=a1
[ "$protocol" != qtp ] || { good=e8 bad=e5; }

case $fault in
  mute) sleep "1000.$token" ;;
  absent) echo "cannot find my book" >&2; exit 1 ;;
esac

reply() {
  case $protocol in
    gtp | qtp) printf '= %s\n\n' "$1" ;;
    ugi | uci) echo "bestmove $1" ;;
    nboard) echo "=== $1" ;;
  esac
}

move() {
  case $fault in
    none | stays) reply "$good" ;;
    crash) echo "out of memory" >&2; exit 3 ;;
    orphan) sleep "1000.$token" & exit 3 ;;
    hang) sleep "1000.$token" ;;
    illegal) reply "$bad" ;;
    garbage) reply "no-idea" ;;
    closes) exec 1>&-; sleep "1000.$token" ;;
    babble) while :; do echo "I think, therefore I am ($token)"; done ;;
    endless) while :; do printf 'more and more '; done ;;
    slow) sleep 1; reply "$good" ;;
  esac
}

while read -r command rest; do
  case $command in
    quit) [ "$fault" = stays ] || exit 0 ;;
    name) printf '= faulty\n\n' ;;
    list_commands) printf '= name\ngenmove\n\n' ;;
    boardsize | clear_board | walls | play | playmove | playwall) printf '=\n\n' ;;
    ugi) [ "$protocol" != ugi ] || echo ugiok ;;
    uci) echo uciok ;;
    isready) echo readyok ;;
    ping) echo "pong $rest" ;;
    genmove | go) move ;;
    nboard | set | position | uginewgame | ucinewgame | setoption) ;;
    *) case $protocol in gtp | qtp) printf '? unknown command\n\n' ;; esac ;;
  esac
done
[ "$fault" != stays ] || sleep "1000.$token"

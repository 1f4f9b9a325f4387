// A UGI adapter for rapid-draughts, an English draughts engine from npm:
//
//   npm install                          (in this folder)
//   secateur match --game checkers --engine level:5 --engine "ugi:node examples/engines/rapid-draughts.mjs 5"
//
// The number is the depth of its search. The engine has no time limits.
import { createInterface } from 'node:readline';
import { EnglishDraughts, EnglishDraughtsComputerFactory } from 'rapid-draughts/english';

const think = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth: Number(process.argv[2] ?? 5) });
let game = EnglishDraughts.setup();

// rapid-draughts counts squares from 0, we count from 1. Rows have four squares; odd rows start at the left edge.
const place = (square) => {
  const row = Math.floor(square / 4);
  return { row, column: 2 * (square % 4) + (row % 2 === 0 ? 1 : 0) };
};
const square = ({ row, column }) => 4 * row + Math.floor(column / 2);

// rapid-draughts gives the start, the end and the captured pieces of a jump. UGI needs every square of the path.
const path = (from, taken) => {
  if (taken.length === 0) return [from];
  const here = place(from);
  for (const captured of taken) {
    const { row, column } = place(captured);
    if (Math.abs(row - here.row) !== 1 || Math.abs(column - here.column) !== 1) continue;
    const landing = square({ row: 2 * row - here.row, column: 2 * column - here.column });
    const rest = path(landing, taken.filter((other) => other !== captured));
    if (rest) return [from, ...rest];
  }
  return undefined;
};

const text = (move) =>
  move.captures.length === 0
    ? `${move.origin + 1}-${move.destination + 1}`
    : path(move.origin, move.captures).map((each) => each + 1).join('x');

// The referee may send only start and end of a jump if that is unambiguous.
const matches = (move, words) =>
  text(move) === words ||
  (move.captures.length > 0 && `${move.origin + 1}x${move.destination + 1}` === words);

const setUp = (moves) => {
  game = EnglishDraughts.setup();
  for (const words of moves) game.move(game.moves.find((move) => matches(move, words)));
};

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.trim().split(/\s+/);
  if (command === 'ugi') console.log('id name rapid-draughts\nugiok');
  if (command === 'isready') console.log('readyok');
  if (command === 'position') setUp(words.slice(words.indexOf('moves') + 1 || words.length));
  if (command === 'go') console.log(`bestmove ${text(await think(game))}`);
  if (command === 'quit') break;
}
process.exit(0);

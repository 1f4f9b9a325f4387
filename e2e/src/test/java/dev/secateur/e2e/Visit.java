package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.ReducedMotion;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A person with a browser of their own. When they leave, nothing must have gone wrong on the way:
/// no error in the console (a breach of the Content-Security-Policy is one), no request to any
/// other host, and none that the OpenAPI document does not know.
final class Visit implements AutoCloseable {

  /// The browser reports every answer of 400 and more; where a test provokes one, it is right.
  static final String REFUSAL = "Failed to load resource: the server responded with a status of 4";

  private static final OpenApi INTERFACE = OpenApi.read();

  final Service service;
  final BrowserContext context;
  final Page page;
  private final List<String> requests = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();
  private final List<Pattern> expected = new ArrayList<>();

  Visit(Service service, NewContextOptions options) {
    this.service = service;
    context = Chromium.get().newContext(options.setBaseURL(service.address));
    context.setDefaultTimeout(Chromium.PATIENCE_MILLIS);
    context.onConsoleMessage(this::hear);
    context.onWebError(error -> wrong.add(error.error()));
    context.onRequest(this::note);
    page = newPage();
  }

  /// A screen on a desk, without gliding pieces.
  static NewContextOptions desk() {
    return new NewContextOptions()
        .setViewportSize(1280, 900)
        .setLocale("en-GB")
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  /// A small phone.
  static NewContextOptions phone() {
    return desk().setViewportSize(360, 740).setHasTouch(true).setIsMobile(true);
  }

  Page newPage() {
    var opened = context.newPage();
    // A download is not among the requests.
    opened.onDownload(download -> note("GET " + pathOf(download.url())));
    opened.onWebSocket(socket -> note("GET " + pathOf(socket.url())));
    return opened;
  }

  /// Something that the browser will report and that is meant to happen.
  Visit expecting(String start) {
    expected.add(Pattern.compile(Pattern.quote(start) + ".*", Pattern.DOTALL));
    return this;
  }

  /// Opens the page of a game and waits for its board.
  PlayedGame open(String id) {
    page.navigate("/play/" + id);
    return new PlayedGame(service, page, id);
  }

  /// Method and path of everything that was asked for, in order.
  List<String> requests() {
    return List.copyOf(requests);
  }

  private void hear(ConsoleMessage message) {
    if (message.type().equals("error") || message.type().equals("warning")) {
      wrong.add(message.text());
    }
  }

  private void note(Request request) {
    if (request.url().startsWith(service.address)) {
      note(request.method() + " " + pathOf(request.url()));
    } else if (!request.url().startsWith("data:") && !request.url().startsWith("blob:")) {
      wrong.add("a request left the host: " + request.url());
    }
  }

  private void note(String request) {
    requests.add(request);
    if (request.contains(" " + OpenApi.BASE) && INTERFACE.operationOf(request).isEmpty()) {
      wrong.add("the OpenAPI document does not have " + request);
    }
  }

  private static String pathOf(String url) {
    return URI.create(url.replaceFirst("#.*", "")).getPath();
  }

  @Override
  public void close() {
    context.close();
    assertThat(wrong)
        .filteredOn(text -> expected.stream().noneMatch(each -> each.matcher(text).matches()))
        .isEmpty();
  }
}

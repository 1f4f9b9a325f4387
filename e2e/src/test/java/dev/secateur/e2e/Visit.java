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

/// A browser with its own cookies, for one test. Closing it fails if there was an error in the
/// console (also of the Content-Security-Policy), a request to another host, or an API request that
/// is not in the OpenAPI document.
final class Visit implements AutoCloseable {

  /// The browser reports every answer with a status of 400 or more. A test that causes one expects
  /// this message.
  static final String CLIENT_ERROR =
      "Failed to load resource: the server responded with a status of 4";

  private static final OpenApi API = OpenApi.read();

  final Service service;
  final BrowserContext context;
  final Page page;
  private final List<String> requests = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private final List<Pattern> expected = new ArrayList<>();

  Visit(Service service, NewContextOptions options) {
    this.service = service;
    context = Chromium.get().newContext(options.setBaseURL(service.address));
    context.setDefaultTimeout(Chromium.TIMEOUT_MILLIS);
    context.onConsoleMessage(this::recordConsoleMessage);
    context.onWebError(error -> problems.add(error.error()));
    context.onRequest(this::recordRequest);
    page = newPage();
  }

  /// A desktop screen without animations.
  static NewContextOptions desktop() {
    return new NewContextOptions()
        .setViewportSize(1280, 900)
        .setLocale("en-GB")
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  /// A small phone.
  static NewContextOptions phone() {
    return desktop().setViewportSize(360, 740).setHasTouch(true).setIsMobile(true);
  }

  Page newPage() {
    var opened = context.newPage();
    // Playwright does not report downloads as requests.
    opened.onDownload(download -> recordRequest("GET " + pathOf(download.url())));
    opened.onWebSocket(socket -> recordRequest("GET " + pathOf(socket.url())));
    return opened;
  }

  /// Allows console messages that start with this text.
  Visit expecting(String start) {
    expected.add(Pattern.compile(Pattern.quote(start) + ".*", Pattern.DOTALL));
    return this;
  }

  /// Opens the page of a game and waits for its board.
  PlayedGame open(String id) {
    page.navigate("/play/" + id);
    return new PlayedGame(service, page, id);
  }

  /// Method and path of all requests, in order.
  List<String> requests() {
    return List.copyOf(requests);
  }

  private void recordConsoleMessage(ConsoleMessage message) {
    if (message.type().equals("error") || message.type().equals("warning")) {
      problems.add(message.text() + " (" + message.location() + ")");
    }
  }

  private void recordRequest(Request request) {
    if (request.url().startsWith(service.address)) {
      recordRequest(request.method() + " " + pathOf(request.url()));
    } else if (!request.url().startsWith("data:") && !request.url().startsWith("blob:")) {
      problems.add("a request to another host: " + request.url());
    }
  }

  private void recordRequest(String request) {
    requests.add(request);
    if (request.contains(" " + OpenApi.BASE) && API.operationOf(request).isEmpty()) {
      problems.add("the OpenAPI document does not have " + request);
    }
  }

  private static String pathOf(String url) {
    return URI.create(url.replaceFirst("#.*", "")).getPath();
  }

  @Override
  public void close() {
    context.close();
    assertThat(problems)
        .filteredOn(text -> expected.stream().noneMatch(each -> each.matcher(text).matches()))
        .isEmpty();
  }
}

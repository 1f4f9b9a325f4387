package dev.secateur.server.web.json;

/// That the service works.
public record HealthJson(String status, String version) {}

// Shows the description of the service; nothing is sent to anybody's validator.
window.SwaggerUIBundle({
  url: '/api/v1/openapi.yaml',
  dom_id: '#documentation',
  validatorUrl: null,
});

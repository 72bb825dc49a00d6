// Shows /api/openapi.json with Swagger UI, whose bundle defines the global.
globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  // Otherwise a picture of another host is asked whether the document is valid.
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  displayRequestDuration: true,
  // Swagger UI lists only the calls that are in the document; sending to other hosts is stopped by the page's policy.
  supportedSubmitMethods: ['get', 'post'],
})

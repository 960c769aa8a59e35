/** React as renderers have it, for tests without a document: the checks of its development build take a third of their time. */
if (globalThis.document === undefined) process.env.NODE_ENV = 'production';

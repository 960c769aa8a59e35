export const apiVersion =
  'Version {version}. The same as a machine reads it: <document>openapi.json</document> (OpenAPI 3.1). <terms>Limits, keys and terms of the API</terms>.';
export const apiErrors = 'Errors';
export const apiErrorsNote = 'Every error is a problem document (RFC 9457), as application/problem+json.';
/** The kinds of records that calls take and give. */
export const apiShapes = 'Shapes';
export const callsOfApi = 'Calls of the API';
export const allCalls = 'All calls';
export const allCallsOfApi = 'All calls of the API';
export const errorsInContents = 'errors';
export const shapesInContents = 'shapes';
/** A link that opens the call in the browser; the address is read out alone. */
export const tryIt = 'Try it<address/>';
export const callParameters = 'Parameters';
export const callAnswers = 'Answers';
/** A list of numbers of errors follows. */
export const callErrors = 'Errors:';
export const exampleOfCall = 'Example of {call}, {status}';
export const noParameters = 'No parameters.';
export const parametersOfCall = 'Parameters of {call}';
export const parameterName = 'Name';
/** Where in the call a parameter stands: path or query. */
export const parameterPlace = 'In';
export const parameterType = 'Type';
export const parameterBounds = 'Bounds';
export const parameterDefault = 'Default';
export const parameterPurpose = 'What it does';
export const parameterRequired = 'required';
export const parameterExample = 'Example: <value/>';
/** values is a list of words with commas. */
export const oneOfValues = 'One of <values/>.';
export const mayBeAbsent = 'may be absent';
export const exampleOfError = 'Example of an error {status}';

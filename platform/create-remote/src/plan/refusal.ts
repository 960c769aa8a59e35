/** The message where something cannot be done: the thing, the rule and the remedy, without a stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

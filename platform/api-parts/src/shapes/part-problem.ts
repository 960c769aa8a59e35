/** Why a call to a part is not answered by one. */
export class PartProblem extends Error {
  override name = 'PartProblem';

  constructor(
    /** 404: no part has the address. 410: the version is not offered any more. 503: it does not answer at the moment. */
    readonly status: 404 | 410 | 503,
    /** For people. */
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

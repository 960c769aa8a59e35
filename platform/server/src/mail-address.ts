/** Longest address that mail servers take, in characters. */
const MAX_LENGTH = 254;

/** Return an address as accounts know it; undefined: it is none, or has letters that are mistaken for others. */
export function mailAddress(typed: string): string | undefined {
  const address = typed.trim().toLowerCase();
  const isAddress =
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
  return address.length <= MAX_LENGTH && isAddress.test(address) ? address : undefined;
}

import { ApiExtension } from '@nestjs/swagger';

/** Tell the gate that a call’s example may be missing: what it reads is made by members, and releases bring none. */
export function MadeByMembers(): MethodDecorator {
  return ApiExtension('x-example-may-be-missing', true);
}

import { Samples } from '@sinima/api/http/samples.decorator';

/** Who is signed in. */
@Samples<User>({ firstName: 'Sample', email: 'visitor@sample.invalid' })
export class User {
  firstName!: string | null;
  email!: string | null;
}

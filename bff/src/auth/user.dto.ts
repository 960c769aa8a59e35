/** Who is signed in. */
export class User {
  firstName!: string | null;
  email!: string | null;
}

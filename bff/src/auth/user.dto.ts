import { ApiProperty } from '@nestjs/swagger';

/** Who is signed in. */
export class User {
  @ApiProperty({ type: String, nullable: true })
  firstName!: string | null;

  @ApiProperty({ type: String, nullable: true })
  email!: string | null;
}

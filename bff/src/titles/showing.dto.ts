import { ApiProperty } from '@nestjs/swagger';
import { CITIES, type City } from '@sinima/contracts/vocabulary';

/** Where and when a title is shown. */
export class Showing {
  @ApiProperty({ enum: CITIES, enumName: 'City' })
  city!: City;

  @ApiProperty({ type: String, description: 'English name.', example: 'Nigeria' })
  country!: string;

  @ApiProperty({ type: String, description: 'IANA time zone of the city.', example: 'Africa/Lagos' })
  timeZone!: string;

  @ApiProperty({ type: String })
  cinema!: string;

  @ApiProperty({ type: String, nullable: true })
  chain!: string | null;

  @ApiProperty({ type: [String], description: 'Local times, `HH:MM`.', example: ['14:30', '18:00'] })
  times!: string[];

  @ApiProperty({ type: Number, nullable: true, minimum: 0 })
  price!: number | null;

  @ApiProperty({ type: String, description: 'ISO 4217.', example: 'NGN' })
  currency!: string;
}

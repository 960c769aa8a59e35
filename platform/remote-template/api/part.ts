import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { ApiPart } from '@sinima/api/api-part';
import { streetSongSchema } from './street-song.schema.ts';
import { StreetSongsController } from './street-songs.controller.ts';
import { StreetSongsService } from './street-songs.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'StreetSong', schema: streetSongSchema }])],
  controllers: [StreetSongsController],
  providers: [StreetSongsService],
})
export class StreetSongsModule {}

export default { module: StreetSongsModule, about: { 'street-songs': 'Street Songs' } } satisfies ApiPart;

/** Features of a team that has much to learn. */
import {
  Controller,
  Get,
  Injectable,
  Module,
  UnauthorizedException,
  type CanActivate,
  type OnModuleInit,
  type Type,
} from '@nestjs/common';
import { APP_GUARD, HttpAdapterHost } from '@nestjs/core';
import { InjectConnection, InjectModel, MongooseModule } from '@nestjs/mongoose';
import type { FastifyInstance } from 'fastify';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ApiFeature, FeatureRecord } from '../src/extension/api-feature.js';
import { CatalogueReads } from '@sinima/api/catalogue-reads';

/** Return a feature of this name and module. */
export function feature(name: string, module: Type<unknown>, records?: readonly FeatureRecord[]): ApiFeature {
  const brought = records && { records: () => ({ [`${name}_songs`]: records }) };
  return { name, owner: '@sinima/sounds', summary: 'Songs', module, ...brought };
}

/** Opens when the test says so. */
export class Gate {
  open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => (this.open = resolve));
}

const songsSchema = new Schema({ slug: String, name: String }, { versionKey: false }).index({
  slug: 1,
});

@Controller()
class SongsController {
  constructor(
    @InjectModel('Song') private readonly songs: Model<{ name: string }>,
    @InjectConnection() private readonly connection: Connection,
    private readonly catalogue: CatalogueReads,
  ) {}

  @Get()
  async all(): Promise<string[]> {
    return (await this.songs.find().sort({ slug: 1 }).limit(10).lean()).map(({ name }) => name);
  }

  @Get('titles')
  async titles(): Promise<string[]> {
    return (await this.catalogue.bestTitles({ country: 'Nigeria' }, 2)).map(({ slug }) => slug);
  }

  @Get('throws')
  throws(): never {
    throw new Error('a secret of the feature');
  }

  @Get('hangs')
  hangs(): Promise<never> {
    return new Promise(() => undefined);
  }

  @Get('raw')
  async raw(): Promise<unknown> {
    return this.connection.collection('titles').findOne({});
  }

  @Get('native')
  async native(): Promise<unknown> {
    return this.connection.db?.collection('titles').deleteMany({});
  }
}

/** A feature as it should be. */
export function songs(name: string): Type<unknown> {
  @Module({
    imports: [
      MongooseModule.forFeature([{ name: 'Song', schema: songsSchema, collection: `${name}_songs` }]),
    ],
    controllers: [SongsController],
  })
  class SongsModule {}
  return SongsModule;
}

@Controller()
class HelloController {
  @Get()
  hello(): { hello: string } {
    return { hello: 'world' };
  }
}

/** A feature whose start does something. */
export function starting(begin: () => void | Promise<void>): Type<unknown> {
  @Module({ controllers: [HelloController] })
  class StartingModule implements OnModuleInit {
    onModuleInit(): void | Promise<void> {
      return begin();
    }
  }
  return StartingModule;
}

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Title', schema: new Schema({}), collection: 'titles' }])],
})
export class ForeignCollectionModule {}

@Module({})
export class ForeignRouteModule {
  constructor({ httpAdapter }: HttpAdapterHost) {
    const server = httpAdapter.getInstance<FastifyInstance>();
    server.get('/api/titles/trending', () => ({ hijacked: true }));
  }
}

@Injectable()
class NobodyMayPass implements CanActivate {
  canActivate(): boolean {
    throw new UnauthorizedException('Nobody may pass.');
  }
}

@Module({
  controllers: [HelloController],
  providers: [{ provide: APP_GUARD, useClass: NobodyMayPass }],
})
export class GuardedModule {}

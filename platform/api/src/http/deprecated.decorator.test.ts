import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiOkResponse, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { DeprecatedField, DeprecatedOperation } from './deprecated.decorator.js';

class OldAnswer {
  @DeprecatedField({ since: '2026-11-26', sunset: '2027-03-01' })
  minutes!: number;
}

@Controller('old')
class OldController {
  @Get()
  @ApiOkResponse({ type: OldAnswer })
  @DeprecatedOperation({ since: '2026-11-26', sunset: '2027-03-01' })
  read(): OldAnswer {
    return { minutes: 90 };
  }
}

@Module({ controllers: [OldController] })
class OldModule {}

it('what is deprecated says so in the contract, and an operation in the headers of its answers', async () => {
  const app = await NestFactory.create<NestFastifyApplication>(OldModule, new FastifyAdapter(), {
    logger: false,
  });
  const { paths, components } = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  const declared = { deprecated: true, 'x-deprecated-since': '2026-11-26', 'x-sunset': '2027-03-01' };
  expect(paths['/old']?.get).toMatchObject(declared);
  expect(components?.schemas?.OldAnswer).toMatchObject({ properties: { minutes: declared } });

  await app.init();
  const { headers } = await app.inject('/old');
  expect(headers).toMatchObject({ deprecation: '@1795651200', sunset: 'Mon, 01 Mar 2027 00:00:00 GMT' });
  await app.close();
});

import vm from 'node:vm';
import * as nestCommon from '@nestjs/common';
import * as nestCore from '@nestjs/core';
import * as nestMongoose from '@nestjs/mongoose';
import * as nestSwagger from '@nestjs/swagger';
import * as classTransformer from 'class-transformer';
import * as classValidator from 'class-validator';
import * as mongoose from 'mongoose';
import * as rxjs from 'rxjs';
import { API_MODULES } from './api-modules.ts';

const { mongo } = mongoose;

/** Modules that a part takes from its process: each has one instance, which Nest and the database share with the part. */
const SHARED: Readonly<Record<string, object>> = {
  '@nestjs/common': nestCommon,
  '@nestjs/core': nestCore,
  '@nestjs/mongoose': nestMongoose,
  '@nestjs/swagger': nestSwagger,
  bson: mongo.BSON,
  'class-transformer': classTransformer,
  'class-validator': classValidator,
  mongodb: mongo,
  mongoose,
  'reflect-metadata': {},
  rxjs,
  ...API_MODULES,
};

const made = new Map<string, vm.Module>();

/** Return a module that a part may import; undefined: it is not given to parts. */
export function sharedModule(specifier: string): vm.Module | undefined {
  if (!Object.hasOwn(SHARED, specifier)) return undefined;
  const known = made.get(specifier);
  if (known) return known;
  const exports = new Map(Object.entries(SHARED[specifier]!));
  const module = new vm.SyntheticModule([...exports.keys()], () => {
    for (const [name, value] of exports) module.setExport(name, value);
  });
  made.set(specifier, module);
  return module;
}

import { Module, type DynamicModule } from '@nestjs/common';
import type { AuthSettings } from '../settings/auth-settings.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';

/** Signing in and out. */
@Module({ controllers: [AuthController] })
export class AuthModule {
  static forRoot(settings: AuthSettings): DynamicModule {
    return {
      module: AuthModule,
      providers: [{ provide: AuthService, useFactory: () => new AuthService(settings) }],
    };
  }
}

import { Module, type DynamicModule } from '@nestjs/common';
import { FeatureStates } from '../extension/feature-states.js';
import { HealthController } from './health.controller.js';

@Module({ controllers: [HealthController] })
export class HealthModule {
  /** `features` is what the features of teams are doing. */
  static forRoot(features: FeatureStates): DynamicModule {
    return { module: HealthModule, providers: [{ provide: FeatureStates, useValue: features }] };
  }
}

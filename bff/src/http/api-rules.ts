import { BadRequestException, ValidationPipe, type INestApplication } from '@nestjs/common';
import { BoundedWorkInterceptor } from './bounded-work.interceptor.js';
import { NoUnknownQueryGuard } from './no-unknown-query.guard.js';
import { parameterErrors } from './parameter-errors.js';
import { ProblemFilter } from './problem.filter.js';

/** Hold an application to what all calls of the API share: problems, checked parameters, bounded work. */
export function applyApiRules(app: INestApplication, work = new BoundedWorkInterceptor()): void {
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalInterceptors(work);
  app.useGlobalGuards(new NoUnknownQueryGuard());
  app.useGlobalPipes(
    new ValidationPipe({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      exceptionFactory: (errors) => new BadRequestException(parameterErrors(errors)),
    }),
  );
}

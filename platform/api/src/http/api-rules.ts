import { BadRequestException, ValidationPipe, type INestApplication } from '@nestjs/common';
import { BoundedWorkInterceptor } from './bounded-work.interceptor.ts';
import { NoUnknownQueryGuard } from './no-unknown-query.guard.ts';
import { parameterErrors } from './parameter-errors.ts';
import { ProblemFilter } from './problem.filter.ts';

/** Apply the rules of all API calls to an application: problems, checked parameters, bounded work. */
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

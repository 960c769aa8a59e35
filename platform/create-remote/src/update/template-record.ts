/** What a remote's package.json says of the template that it came from. */
import { Refusal } from '../plan/refusal.ts';
import { planRemote, type RemotePlan } from '../plan/remote-plan.ts';
import type { TemplateKind } from '../template/template-versions.ts';

interface RecordedPackage {
  readonly name: string;
  readonly stylePrefix?: string;
  readonly sinima?: {
    readonly template?: {
      readonly version: number;
      readonly kind?: TemplateKind;
      readonly owner: string;
      readonly prefix: string;
      readonly pages: readonly string[];
      readonly widget?: string;
    };
  };
}

/** Where a remote came from. */
export interface Origin {
  readonly version: number;
  readonly kind: TemplateKind;
  readonly plan: RemotePlan;
}

/** Read the origin of a remote. @throws Refusal when it did not come from the template */
export function originOf(remote: string, packageText: string): Origin {
  const { sinima, stylePrefix } = JSON.parse(packageText) as RecordedPackage;
  const record = sinima?.template;
  if (record === undefined) {
    throw new Refusal(
      `${remote} did not come from the template, so there is nothing to update: its package.json has no "sinima.template".`,
    );
  }
  const { version, kind = 'repository', owner, prefix, pages, widget = false } = record;
  const plan = planRemote({ name: remote, pages, widget, owner }, () => ({
    stylePrefix: prefix,
    declaresPrefix: stylePrefix !== undefined,
  }));
  return { version, kind, plan };
}

/** Return package.json with another version of the template named. */
export function withVersion(packageText: string, version: number): string {
  return packageText.replace(/("template":\s*\{\s*"version":\s*)\d+/, `$1${version}`);
}

/** The manifests in `deploy/kubernetes`: they are read here; no cluster is asked. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { parse, parseAllDocuments } from 'yaml';

const read = (file: string): string => readFileSync(path.join(rootDir, file), 'utf8');

type Probe = { httpGet?: { path: string; port: string }; tcpSocket?: object };

interface Container {
  readonly name: string;
  readonly image: string;
  readonly ports: { name: string; containerPort: number }[];
  readonly env?: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef?: { name: string; key: string } };
  }[];
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly resources?: { requests: Record<string, string>; limits: Record<string, string> };
  readonly volumeMounts?: { name: string }[];
  readonly securityContext?: object;
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { name: string; namespace?: string };
  readonly data?: Record<string, string>;
  readonly spec: {
    replicas?: number;
    podSelector?: { matchLabels?: Record<string, string> };
    serviceName?: string;
    minAvailable?: number;
    minReplicas?: number;
    selector: { matchLabels: Record<string, string> };
    scaleTargetRef?: { kind: string; name: string };
    ports?: { port: number; targetPort: string }[];
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        automountServiceAccountToken?: boolean;
        securityContext?: { runAsUser?: number };
        containers: Container[];
        volumes?: { name: string }[];
      };
    };
  };
}

const folder = 'deploy/kubernetes';
const manifests = readdirSync(path.join(rootDir, folder)).flatMap((file) =>
  parseAllDocuments(read(`${folder}/${file}`)).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest;
  }),
);
const ofKind = (...kinds: string[]): Manifest[] => manifests.filter(({ kind }) => kinds.includes(kind));
const workloads = ofKind('Deployment', 'StatefulSet');
const containers = workloads.flatMap(({ spec }) => spec.template.spec.containers);
const own = containers.filter(({ image }) => image.startsWith('sinima/'));
const settings = [
  ...[...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name!),
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
];
const shared = Object.keys(ofKind('ConfigMap')[0]!.data!);

describe('the manifests for Kubernetes', () => {
  it('set only what the settings know, and hold no secret', () => {
    const set = own.flatMap(({ env = [] }) => env);
    expect([...set.map(({ name }) => name), ...shared].filter((name) => !settings.includes(name))).toEqual(
      [],
    );
    const secret = /SECRET|TOKEN|KEY|MONGODB_URI/;
    expect(set.filter(({ name, value }) => secret.test(name) && value !== undefined)).toEqual([]);
    expect(shared.filter((name) => secret.test(name))).toEqual([]);
  });

  it('run the images that docker-compose builds', () => {
    const { services } = parse(read('docker-compose.yml')) as {
      services: Record<string, { build?: object }>;
    };
    const built = Object.keys(services).filter((name) => services[name]!.build && name !== 'publish');
    expect(own.map(({ name }) => name).sort()).toEqual(built.sort());
  });

  it('give shell and BFF what docker-compose gives them', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string> }>;
    };
    for (const { name, env = [] } of own) {
      const given = [...env.map((each) => each.name), ...shared];
      const optional = [
        'API_KEY_RATE_LIMIT',
        'PURGE_HEADER',
        'SINIMA_MODE',
        'OPERATOR_WEBHOOK',
        'OPERATOR_ROLE',
      ];
      const wanted = Object.keys(services[name]!.environment!).filter((each) => !optional.includes(each));
      expect([
        name,
        wanted.filter((each) => !given.includes(each) && !each.startsWith('OPERATOR_OIDC')),
      ]).toEqual([name, []]);
    }
  });

  it.each(own.map((one) => [one.name, one] as const))(
    '%s has probes, and bounds of memory, processor and disk',
    (_name, one) => {
      expect(one.livenessProbe?.httpGet?.path).toBe('/health/live');
      expect(one.readinessProbe?.httpGet?.path ?? one.readinessProbe?.tcpSocket).toBeDefined();
      for (const bounds of [one.resources?.requests, one.resources?.limits])
        expect(Object.keys(bounds ?? {})).toEqual(['cpu', 'memory', 'ephemeral-storage']);
    },
  );

  it('give no pod a token of the cluster, nor calls of the kernel that its runtime does not let through', () => {
    for (const { spec } of workloads) {
      expect(spec.template.spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
      });
    }
  });

  it('run in a namespace of their own, as a user that no node knows, and write beside no volume', () => {
    const namespaces = manifests.flatMap(({ kind, metadata }) =>
      kind === 'Namespace' ? [] : metadata.namespace,
    );
    expect(new Set(namespaces)).toEqual(new Set(['sinima']));
    for (const { spec } of workloads)
      expect(spec.template.spec.securityContext?.runAsUser).toBeGreaterThanOrEqual(10_000);
    for (const { securityContext } of containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  });

  it('say for each pod who may call it, and refuse all other calls', () => {
    const policies = ofKind('NetworkPolicy').map(({ spec }) => spec.podSelector!.matchLabels);
    const labels = workloads.map(({ spec }) => spec.template.metadata.labels);
    expect(policies).toEqual(expect.arrayContaining([undefined, ...labels]));
  });

  it('select what they name', () => {
    const labels = workloads.map(({ spec }) => spec.template.metadata.labels);
    for (const { spec, metadata } of workloads) {
      expect([metadata.name, spec.template.metadata.labels]).toEqual([
        metadata.name,
        spec.selector.matchLabels,
      ]);
      const volumes = (spec.template.spec.volumes ?? []).map(({ name }) => name);
      const mounted = spec.template.spec.containers.flatMap(({ volumeMounts = [] }) => volumeMounts);
      expect(mounted.map(({ name }) => name).sort()).toEqual(volumes.sort());
    }
    for (const { spec } of ofKind('Service')) expect(labels).toContainEqual(spec.selector);
    for (const { spec } of ofKind('PodDisruptionBudget'))
      expect(labels).toContainEqual(spec.selector.matchLabels);
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
      const { kind, name } = spec.scaleTargetRef!;
      expect(workloads.map((one) => [one.kind, one.metadata.name])).toContainEqual([kind, name]);
    }
  });

  it('keep one shell server and one BFF while a node is emptied, and name the address of each service', () => {
    for (const name of ['shell', 'bff']) {
      const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
      const scaler = ofKind('HorizontalPodAutoscaler').find(({ spec }) => spec.scaleTargetRef?.name === name);
      expect([budget?.spec.minAvailable, scaler!.spec.minReplicas! > 1]).toEqual([1, true]);
      // A number beside the scaler's would take its place at each deployment.
      expect(workloads.find(({ metadata }) => metadata.name === name)?.spec.replicas).toBeUndefined();
    }
    const addresses = [
      ...own.flatMap(({ env = [] }) => env.map(({ value }) => value)),
      ...Object.values(ofKind('ConfigMap')[0]!.data!),
    ];
    const named = addresses.flatMap((value = '') => [...value.matchAll(/\/\/(?:[\w-]+\.)?([a-z]+):(\d+)/g)]);
    const services = ofKind('Service').map(({ metadata, spec }) => [
      metadata.name,
      String(spec.ports![0]!.port),
    ]);
    expect(named.length).toBeGreaterThan(4);
    for (const [, name, port] of named) expect(services).toContainEqual([name, port]);
  });
});

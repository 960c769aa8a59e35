/** Traces for an OpenTelemetry collector; what they are made with is loaded only where there is one. */
import type { Attributes, Context, Span as OpenTelemetrySpan } from '@opentelemetry/api';

/** A piece of work, with its child spans. */
export interface Span {
  /** W3C `traceparent`, with which another server is asked to do a part of it. */
  readonly traceparent: string;
  /** Begin a part of the work: a request to another server. */
  begin(name: string, attributes?: Attributes): Span;
  /** End it, with attributes that are known only now. @param failure why it failed */
  end(attributes?: Attributes, failure?: string): void;
}

export interface Tracing {
  /** Begin the work of a request that came in, as a part of the trace that its `traceparent` names. */
  begin(name: string, traceparent: string | undefined, attributes?: Attributes): Span;
  /** Send what has not been sent. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Name of this server in traces, unless `OTEL_SERVICE_NAME` says another one. */
  readonly service: string;
  /** The collector, e.g. `http://127.0.0.1:4318`; undefined: there are no traces. */
  readonly endpoint: string | undefined;
}

/**
 * Open tracing where a collector is named. Parents are told explicitly, so that no asynchronous context has to be
 * followed, which would make every promise of the process slower. Sampling, batches and the collector's headers are set
 * by OpenTelemetry's own variables (`OTEL_TRACES_SAMPLER`, `OTEL_BSP_…`, `OTEL_EXPORTER_OTLP_HEADERS`).
 */
export async function openTracing({ service, endpoint }: TracingOptions): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const [api, core, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] || service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('sinima');

  function wrap(span: OpenTelemetrySpan, around: Context): Span {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const within = api.trace.setSpan(around, span);
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      begin: (name, attributes = {}) =>
        wrap(tracer.startSpan(name, { kind: api.SpanKind.CLIENT, attributes }, within), within),
      end(attributes = {}, failure) {
        span.setAttributes(attributes);
        if (failure !== undefined) span.setStatus({ code: api.SpanStatusCode.ERROR, message: failure });
        span.end();
      },
    };
  }

  return {
    begin(name, traceparent, attributes = {}) {
      const given = traceparent === undefined ? null : core.parseTraceParent(traceparent);
      const around = given
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...given, isRemote: true })
        : api.ROOT_CONTEXT;
      return wrap(tracer.startSpan(name, { kind: api.SpanKind.SERVER, attributes }, around), around);
    },
    close: () => provider.shutdown(),
  };
}

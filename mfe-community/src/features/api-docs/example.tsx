/** An example as formatted JSON, folded away. */
export function Example({ value, label }: { value: unknown; label: string }) {
  return (
    <details>
      <summary className="co:[display:flow-root_list-item] co:min-h-[1.75rem] co:cursor-pointer co:py-1 co:text-link">
        {label}
      </summary>
      <pre
        dir="ltr"
        className="co:rounded-1 co:border-s-4 co:border-thread co:bg-raised co:p-4 co:text-sm co:leading-[1.5] co:wrap-anywhere co:whitespace-pre-wrap"
      >
        <code>{JSON.stringify(value, null, 2)}</code>
      </pre>
    </details>
  );
}

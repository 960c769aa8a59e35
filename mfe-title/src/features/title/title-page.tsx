export default function TitlePage() {
  return <h1>Title</h1>;
}

declare module "texts" {
  const loaders: Record<string, () => Promise<{ files: Record<string, string> }>>;
  export default loaders;
}

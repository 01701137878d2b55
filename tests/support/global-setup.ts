/** What the tests above the unit need before any of them runs. */
export default async function setUp(): Promise<void> {}

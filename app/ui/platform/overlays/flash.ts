/** What an act has to say, and where that leads on to. */
export type Flash = { text: string; way: { href: string; says: string } | undefined }

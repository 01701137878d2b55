import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import type { StructuredData } from '#app/models/platform/web/structured-data.ts'
import { contactPage } from '#app/texts/audience/contact.ts'
import type { PageLayout } from '#app/ui/content/blocks/parts/pages.ts'
import type { WriterSide } from '#app/ui/content/contact/contact-aside-view.ts'
import type { ContactSide } from '#app/ui/content/contact/contact-side.ts'
import type { PageFact } from '#app/ui/platform/lists/page-facts.tsx'
import { makeHead } from '../../site/head.server.ts'
import { readOpening } from '../../site/opening.server.ts'
import { readCompany } from '../../site/page-head.server.ts'
import { houseNameOf, readSiteFacts } from '../../site/site-facts.server.ts'
import { getPage } from '../pages.server.ts'
import type { Recipient } from './contact.server.ts'
import { getContactSide } from './contact-side.server.ts'

/** A page with the form on it: what it says above the form, and beside it. */
export type ContactPage = {
  meta: MetaDescriptor[]
  structuredData: StructuredData[]
  layout?: PageLayout
  head: { title: string; lead: string; crumb: string }
  facts: readonly PageFact[]
  side: ContactSide | WriterSide
}

const writerUrl = 'contact-redacteur'

/** Whom the form at this address writes to. */
export function recipientAt(path: string): Recipient {
  return path === `/${writerUrl}` ? 'WRITER' : 'COMPANY'
}

/** The page around the form; that of the writer is one of the owner's pages, and is gone when they switch it off. */
export async function getContactPage(desk: Recipient, request: Request, ctx: RequestContext): Promise<ContactPage> {
  const { info, values } = await readSiteFacts(ctx)
  const { crumb, title, lead } = contactPage
  if (desk === 'WRITER') {
    const page = await getPage(ctx, request, writerUrl)
    const { blocks, around, layout, metaDescription } = page
    const head = { title: page.title, lead: metaDescription, crumb: page.title }
    return {
      meta: page.head,
      structuredData: page.structuredData,
      layout,
      head,
      facts: page.customFacts,
      side: { blocks, around, email: values.WRITER_EMAIL },
    }
  }
  const name = houseNameOf({ info, values })
  const { words, facts } = await readOpening(ctx, 'contact')
  return {
    meta: await makeHead(ctx, {
      path: href('/contact'),
      title: contactPage.pageTitle(name),
      description: contactPage.description(name),
    }),
    structuredData: [await readCompany(ctx)],
    head: { title, lead, ...words, crumb },
    facts,
    side: await getContactSide(request, ctx),
  }
}

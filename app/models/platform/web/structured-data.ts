/** A company as search engines read it. */
export type Company = {
  /** What it is by its trade; nothing where that says no more than the shop does. */
  kind: string | undefined
  sells: boolean
  name: string
  origin: string
  logo?: string | undefined
  address: string
  phone: string
  email: string
  networks: string[]
  hours: { days: readonly string[]; opens: string; closes: string }[]
}

/** A thing in the vocabulary of schema.org. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string | string[] } & Record<string, unknown>

/** What the company is: a winery, a shop or a house with a door. */
export function describeCompany(company: Company): StructuredData {
  const { kind, sells, name, origin, logo, address, phone, email, networks, hours } = company
  return {
    '@context': 'https://schema.org',
    '@type': kind ?? (sells ? 'Store' : 'LocalBusiness'),
    '@id': `${origin}/#entreprise`,
    name,
    url: `${origin}/`,
    ...(logo && { logo, image: logo }),
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(networks.length > 0 && { sameAs: networks }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
  }
}

/** The way from the front door to a page. */
export function describeTrail(steps: { name: string; url: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: url })),
  }
}

type Article = {
  url: string
  title: string
  description: string
  date: string
  publisher: string
  picture: string | undefined | null
  comments: { total: number; comments: CommentFacts[] } | undefined
}

/** What somebody said of an article. */
export type CommentFacts = { author: string; text: string; createdAt: string }

/** An article that the house has written. */
export function describeArticle({ url, title, description, date, publisher, picture, comments }: Article): StructuredData {
  const house = { '@type': 'Organization', name: publisher }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    url,
    mainEntityOfPage: url,
    ...(picture && { image: picture }),
    author: house,
    publisher: house,
    ...(comments && {
      commentCount: comments.total,
      comment: comments.comments.map(({ author, text, createdAt }) => ({
        '@type': 'Comment',
        author: { '@type': 'Person', name: author },
        datePublished: createdAt,
        text,
      })),
    }),
  }
}

export type EventFacts = {
  url: string
  name: string
  description: string
  /** A moment, or a day that it lasts. */
  start: string
  end?: string | undefined
  house: { name: string; address: string }
  picture: string
  /** Where places are booked, and whether some are left; nothing where one just comes. */
  booking: { url: string; isOpen: boolean } | undefined
}

/** Something that one comes to at the house. */
export function describeEvent({ url, name, description, start, end, house, picture, booking }: EventFacts): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    url,
    ...(description && { description }),
    startDate: start,
    ...(end && { endDate: end }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: house.name, ...(house.address && { address: house.address }) },
    image: picture,
    organizer: { '@type': 'Organization', name: house.name, url: new URL(url).origin },
    ...(booking && {
      offers: {
        '@type': 'Offer',
        url: booking.url,
        availability: `https://schema.org/${booking.isOpen ? 'InStock' : 'SoldOut'}`,
      },
    }),
  }
}

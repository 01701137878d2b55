import type { DeskPlan } from '#app/ui/house/fields/desk-plan.ts'

const picture = { idImage: 'image' }

/** The desks of news and of the blog, and of what visitors say there. */
export const writingDesks: readonly DeskPlan[] = [
  {
    slug: 'actualites',
    resource: 'news',
    columns: ['title', 'date', 'promoted', 'isValid'],
    first: ['title', 'slug'],
    folded: ['comments'],
    starts: { comments: 'SITE' },
    search: 'title',
    links: picture,
  },
  {
    slug: 'articles',
    resource: 'blog',
    columns: ['title', 'date', 'idFolder', 'isValid'],
    first: ['title', 'slug'],
    folded: ['comments'],
    starts: { comments: 'SITE' },
    search: 'title',
    links: { ...picture, idFolder: 'blog-folder' },
  },
  {
    slug: 'dossiers',
    resource: 'blog-folder',
    columns: ['title', 'order', 'isValid'],
    first: ['title', 'slug'],
    search: 'title',
    links: { ...picture, idParent: 'blog-folder' },
  },
  {
    slug: 'commentaires',
    resource: 'comment',
    reads: true,
    columns: ['title', 'author', 'createdAt', 'state'],
    search: 'author',
    views: [{ slug: 'a-lire', query: { state: 'WAITING' } }],
  },
]

import { albums } from './albums/albums.ts'
import { getAlbum } from './albums/get-album.ts'
import { listAlbums } from './albums/list-albums.ts'
import { awards } from './awards/awards.ts'
import { listAwards } from './awards/list-awards.ts'
import { articles } from './blog/articles.ts'
import { folders } from './blog/folders.ts'
import { getBlog } from './blog/get-blog.ts'
import { getBlogTrail } from './blog/get-blog-trail.ts'
import { getFolderTrail } from './blog/get-folder-trail.ts'
import { listBlogFolders } from './blog/list-blog-folders.ts'
import { listFolderBlogs } from './blog/list-folder-blogs.ts'
import { cancelRegistration } from './elements/cancel-registration.ts'
import { changeElement } from './elements/change-element.ts'
import { confirmPlaces } from './elements/confirm-places.ts'
import { createElement } from './elements/create-element.ts'
import { getAdminElement } from './elements/get-admin-element.ts'
import { getElement } from './elements/get-element.ts'
import { getRegistration } from './elements/get-registration.ts'
import { keptCollections } from './elements/kept-collections.ts'
import { listAdminElements } from './elements/list-admin-elements.ts'
import { listCollections } from './elements/list-collections.ts'
import { listElements } from './elements/list-elements.ts'
import { listRegistrations } from './elements/list-registrations.ts'
import { registerForElement } from './elements/register-for-element.ts'
import { removeElement } from './elements/remove-element.ts'
import { removeRegistration } from './elements/remove-registration.ts'
import { getNews } from './news/get-news.ts'
import { keptNews } from './news/kept-news.ts'
import { listNews } from './news/list-news.ts'
import { listGoogleReviews } from './reviews/list-google-reviews.ts'
import { searchSite } from './search/search-site.ts'
import { getService } from './services/get-service.ts'
import { listServices } from './services/list-services.ts'
import { services } from './services/services.ts'
import type { UseCases } from './visit.ts'

/** What the house writes, shows and offers. */
export const contentUseCases = {
  ...keptCollections,
  ...awards,
  ...keptNews,
  ...services,
  ...albums,
  ...articles,
  ...folders,
  getAlbum,
  listAlbums,
  listAwards,
  getBlogTrail,
  getBlog,
  getFolderTrail,
  listBlogFolders,
  listFolderBlogs,
  cancelRegistration,
  confirmPlaces,
  changeElement,
  createElement,
  getAdminElement,
  getElement,
  getRegistration,
  listAdminElements,
  listCollections,
  listElements,
  listRegistrations,
  registerForElement,
  removeElement,
  removeRegistration,
  getNews,
  listNews,
  listGoogleReviews,
  searchSite,
  getService,
  listServices,
} satisfies Partial<UseCases>

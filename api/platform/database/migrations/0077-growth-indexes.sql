-- What lists are ordered by once there are tens of thousands of rows; the families are told from the index alone.
create index papers_issued on papers (site_id, issued_at, kind, number);
create index products_sorted on products (site_id, sort_order, id);
create index products_shown_by_kind on products (site_id, is_shown, kind, name_key, id);

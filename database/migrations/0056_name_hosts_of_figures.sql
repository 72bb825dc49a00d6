-- A product may live on another host than its homepage, whose figures are then its own.
alter table tools add column traffic_host text; -- without www.; null: the host of the homepage, if that is its root
alter table tools drop constraint tools_traffic_site_is_own;

-- The pictures of tools: files of their brands' marks and of their sites' icons. Null: none.
alter table tools add column mark_file text, add column icon_file text;

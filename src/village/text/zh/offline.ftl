### The page without a server: loading, saved games, updates.

page-offline-loading = 正在加载游戏……
page-offline-broken = 游戏加载失败。
page-offline-reload = 重新加载
page-offline-unsaved-full = 浏览器的存储空间已满，新的走法不会保存。请清理空间，或在关闭本页前导出对局。
page-offline-unsaved-failed = 浏览器不允许本页保存对局。请在关闭本页前导出。
page-offline-lost = 浏览器删除了已保存的对局。当前打开的对局正在重新保存。
page-offline-update = 新版本已就绪。
page-offline-update-now = 更新
page-offline-update-later = 另一个标签页中还有进行中的对局。请先关闭它，再更新。
page-offline-games = 已保存的对局
page-offline-games-note = 没有网络也能玩。对局只保存在这个浏览器中。
page-offline-kept = 浏览器会一直保留它们，直到你自己删除。
page-offline-not-kept = 空间不足或长时间未访问时，浏览器可能会删除它们。建议不时导出。
page-offline-export = 导出全部对局
page-offline-import = 导入对局
page-offline-imported = { $n ->
    [0] 文件中没有新的对局。
   *[other] 已添加{ $n }局。
}
page-offline-continue = 在服务器上打开
page-offline-continue-note = 在服务器上打开这局游戏的副本，可以分享和分析。
page-problem-no-archive = 此文件中没有导出的对局。
page-problem-no-engine = 游戏加载失败。

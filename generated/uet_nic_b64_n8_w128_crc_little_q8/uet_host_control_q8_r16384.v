// Registers of a host side behind AXI4-Lite.
`default_nettype none

module uet_host_control_q8_r16384 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] status_send_heads,
    input  wire  [15:0] status_receive_head,
    input  wire [127:0] status_completion_heads,
    input  wire   [7:0] status_send_stopped,
    input  wire         status_receive_stopped,
    input  wire         status_host_error,
    input  wire  [15:0] status_completions_lost,
    input  wire   [7:0] interrupts,
    output wire         settings_send_valid,
    output wire   [2:0] settings_send_index,
    output wire         settings_send_ring_enable,
    output wire  [63:0] settings_send_ring_base,
    output wire   [3:0] settings_send_ring_log_size,
    output wire   [2:0] settings_send_ring_completions,
    output wire         settings_send_doorbell_valid,
    output wire   [2:0] settings_send_doorbell_index,
    output wire  [15:0] settings_send_doorbell_producer,
    output wire         settings_receive_valid,
    output wire         settings_receive_index,
    output wire         settings_receive_ring_enable,
    output wire  [63:0] settings_receive_ring_base,
    output wire   [3:0] settings_receive_ring_log_size,
    output wire   [2:0] settings_receive_ring_completions,
    output wire         settings_receive_doorbell_valid,
    output wire         settings_receive_doorbell_index,
    output wire  [15:0] settings_receive_doorbell_producer,
    output wire         settings_completions_valid,
    output wire   [2:0] settings_completions_index,
    output wire         settings_completions_ring_enable,
    output wire  [63:0] settings_completions_ring_base,
    output wire   [3:0] settings_completions_ring_log_size,
    output wire   [2:0] settings_completions_ring_completions,
    output wire         settings_completion_doorbell_valid,
    output wire   [2:0] settings_completion_doorbell_index,
    output wire  [15:0] settings_completion_doorbell_consumer,
    output wire         settings_completion_doorbell_arm,
    output wire         settings_moderation_valid,
    output wire   [2:0] settings_moderation_index,
    output wire   [7:0] settings_moderation_count,
    output wire  [15:0] settings_moderation_time,
    output wire         settings_peer_valid,
    output wire   [7:0] settings_peer_index,
    output wire         settings_peer_known,
    output wire   [3:0] settings_peer_local,
    output wire [127:0] settings_peer_destination,
    output wire         settings_clear_host_error,
    output wire         irq,
    input  wire  [16:0] s_axi_awaddr,
    input  wire   [2:0] s_axi_awprot,
    input  wire         s_axi_awvalid,
    output wire         s_axi_awready,
    input  wire  [31:0] s_axi_wdata,
    input  wire   [3:0] s_axi_wstrb,
    input  wire         s_axi_wvalid,
    output wire         s_axi_wready,
    output wire   [1:0] s_axi_bresp,
    output wire         s_axi_bvalid,
    input  wire         s_axi_bready,
    input  wire  [16:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    wire         decoder_s_axi_awready;
    wire         decoder_s_axi_wready;
    wire   [1:0] decoder_s_axi_bresp;
    wire         decoder_s_axi_bvalid;
    wire         decoder_s_axi_arready;
    wire  [31:0] decoder_s_axi_rdata;
    wire   [1:0] decoder_s_axi_rresp;
    wire         decoder_s_axi_rvalid;
    wire   [4:0] decoder_rings_awaddr;
    wire   [2:0] decoder_rings_awprot;
    wire         decoder_rings_awvalid;
    wire  [31:0] decoder_rings_wdata;
    wire   [3:0] decoder_rings_wstrb;
    wire         decoder_rings_wvalid;
    wire         decoder_rings_bready;
    wire   [4:0] decoder_rings_araddr;
    wire   [2:0] decoder_rings_arprot;
    wire         decoder_rings_arvalid;
    wire         decoder_rings_rready;
    wire   [4:0] decoder_peers_awaddr;
    wire   [2:0] decoder_peers_awprot;
    wire         decoder_peers_awvalid;
    wire  [31:0] decoder_peers_wdata;
    wire   [3:0] decoder_peers_wstrb;
    wire         decoder_peers_wvalid;
    wire         decoder_peers_bready;
    wire   [4:0] decoder_peers_araddr;
    wire   [2:0] decoder_peers_arprot;
    wire         decoder_peers_arvalid;
    wire         decoder_peers_rready;
    wire   [7:0] decoder_status_awaddr;
    wire   [2:0] decoder_status_awprot;
    wire         decoder_status_awvalid;
    wire  [31:0] decoder_status_wdata;
    wire   [3:0] decoder_status_wstrb;
    wire         decoder_status_wvalid;
    wire         decoder_status_bready;
    wire   [7:0] decoder_status_araddr;
    wire   [2:0] decoder_status_arprot;
    wire         decoder_status_arvalid;
    wire         decoder_status_rready;
    wire  [14:0] decoder_doorbells_awaddr;
    wire   [2:0] decoder_doorbells_awprot;
    wire         decoder_doorbells_awvalid;
    wire  [31:0] decoder_doorbells_wdata;
    wire   [3:0] decoder_doorbells_wstrb;
    wire         decoder_doorbells_wvalid;
    wire         decoder_doorbells_bready;
    wire  [14:0] decoder_doorbells_araddr;
    wire   [2:0] decoder_doorbells_arprot;
    wire         decoder_doorbells_arvalid;
    wire         decoder_doorbells_rready;
    wire         rings_send_valid;
    wire   [2:0] rings_send_index;
    wire         rings_send_ring_enable;
    wire  [63:0] rings_send_ring_base;
    wire   [3:0] rings_send_ring_log_size;
    wire   [2:0] rings_send_ring_completions;
    wire         rings_receive_valid;
    wire         rings_receive_index;
    wire         rings_receive_ring_enable;
    wire  [63:0] rings_receive_ring_base;
    wire   [3:0] rings_receive_ring_log_size;
    wire   [2:0] rings_receive_ring_completions;
    wire         rings_completions_valid;
    wire   [2:0] rings_completions_index;
    wire         rings_completions_ring_enable;
    wire  [63:0] rings_completions_ring_base;
    wire   [3:0] rings_completions_ring_log_size;
    wire   [2:0] rings_completions_ring_completions;
    wire         rings_moderation_valid;
    wire   [2:0] rings_moderation_index;
    wire   [7:0] rings_moderation_count;
    wire  [15:0] rings_moderation_time;
    wire         rings_s_axi_awready;
    wire         rings_s_axi_wready;
    wire   [1:0] rings_s_axi_bresp;
    wire         rings_s_axi_bvalid;
    wire         rings_s_axi_arready;
    wire  [31:0] rings_s_axi_rdata;
    wire   [1:0] rings_s_axi_rresp;
    wire         rings_s_axi_rvalid;
    wire         peers_peer_valid;
    wire   [7:0] peers_peer_index;
    wire         peers_peer_known;
    wire   [3:0] peers_peer_local;
    wire [127:0] peers_peer_destination;
    wire         peers_s_axi_awready;
    wire         peers_s_axi_wready;
    wire   [1:0] peers_s_axi_bresp;
    wire         peers_s_axi_bvalid;
    wire         peers_s_axi_arready;
    wire  [31:0] peers_s_axi_rdata;
    wire   [1:0] peers_s_axi_rresp;
    wire         peers_s_axi_rvalid;
    wire         status_clear_host_error;
    wire         status_irq;
    wire         status_s_axi_awready;
    wire         status_s_axi_wready;
    wire   [1:0] status_s_axi_bresp;
    wire         status_s_axi_bvalid;
    wire         status_s_axi_arready;
    wire  [31:0] status_s_axi_rdata;
    wire   [1:0] status_s_axi_rresp;
    wire         status_s_axi_rvalid;
    wire         doorbells_send_valid;
    wire   [2:0] doorbells_send_index;
    wire  [15:0] doorbells_send_producer;
    wire         doorbells_receive_valid;
    wire         doorbells_receive_index;
    wire  [15:0] doorbells_receive_producer;
    wire         doorbells_completion_valid;
    wire   [2:0] doorbells_completion_index;
    wire  [15:0] doorbells_completion_consumer;
    wire         doorbells_completion_arm;
    wire         doorbells_s_axi_awready;
    wire         doorbells_s_axi_wready;
    wire   [1:0] doorbells_s_axi_bresp;
    wire         doorbells_s_axi_bvalid;
    wire         doorbells_s_axi_arready;
    wire  [31:0] doorbells_s_axi_rdata;
    wire   [1:0] doorbells_s_axi_rresp;
    wire         doorbells_s_axi_rvalid;

    wire        rings_answer_awready = rings_s_axi_awready;
    wire        rings_answer_wready = rings_s_axi_wready;
    wire  [1:0] rings_answer_bresp = rings_s_axi_bresp;
    wire        rings_answer_bvalid = rings_s_axi_bvalid;
    wire        rings_answer_arready = rings_s_axi_arready;
    wire [31:0] rings_answer_rdata = rings_s_axi_rdata;
    wire  [1:0] rings_answer_rresp = rings_s_axi_rresp;
    wire        rings_answer_rvalid = rings_s_axi_rvalid;
    wire        peers_answer_awready = peers_s_axi_awready;
    wire        peers_answer_wready = peers_s_axi_wready;
    wire  [1:0] peers_answer_bresp = peers_s_axi_bresp;
    wire        peers_answer_bvalid = peers_s_axi_bvalid;
    wire        peers_answer_arready = peers_s_axi_arready;
    wire [31:0] peers_answer_rdata = peers_s_axi_rdata;
    wire  [1:0] peers_answer_rresp = peers_s_axi_rresp;
    wire        peers_answer_rvalid = peers_s_axi_rvalid;
    wire        status_answer_awready = status_s_axi_awready;
    wire        status_answer_wready = status_s_axi_wready;
    wire  [1:0] status_answer_bresp = status_s_axi_bresp;
    wire        status_answer_bvalid = status_s_axi_bvalid;
    wire        status_answer_arready = status_s_axi_arready;
    wire [31:0] status_answer_rdata = status_s_axi_rdata;
    wire  [1:0] status_answer_rresp = status_s_axi_rresp;
    wire        status_answer_rvalid = status_s_axi_rvalid;
    wire        doorbells_answer_awready = doorbells_s_axi_awready;
    wire        doorbells_answer_wready = doorbells_s_axi_wready;
    wire  [1:0] doorbells_answer_bresp = doorbells_s_axi_bresp;
    wire        doorbells_answer_bvalid = doorbells_s_axi_bvalid;
    wire        doorbells_answer_arready = doorbells_s_axi_arready;
    wire [31:0] doorbells_answer_rdata = doorbells_s_axi_rdata;
    wire  [1:0] doorbells_answer_rresp = doorbells_s_axi_rresp;
    wire        doorbells_answer_rvalid = doorbells_s_axi_rvalid;

    uet_host_decoder_q8 decoder (
        .clk               (clk),
        .rst               (rst),
        .s_axi_awaddr      (s_axi_awaddr),
        .s_axi_awprot      (s_axi_awprot),
        .s_axi_awvalid     (s_axi_awvalid),
        .s_axi_awready     (decoder_s_axi_awready),
        .s_axi_wdata       (s_axi_wdata),
        .s_axi_wstrb       (s_axi_wstrb),
        .s_axi_wvalid      (s_axi_wvalid),
        .s_axi_wready      (decoder_s_axi_wready),
        .s_axi_bresp       (decoder_s_axi_bresp),
        .s_axi_bvalid      (decoder_s_axi_bvalid),
        .s_axi_bready      (s_axi_bready),
        .s_axi_araddr      (s_axi_araddr),
        .s_axi_arprot      (s_axi_arprot),
        .s_axi_arvalid     (s_axi_arvalid),
        .s_axi_arready     (decoder_s_axi_arready),
        .s_axi_rdata       (decoder_s_axi_rdata),
        .s_axi_rresp       (decoder_s_axi_rresp),
        .s_axi_rvalid      (decoder_s_axi_rvalid),
        .s_axi_rready      (s_axi_rready),
        .rings_awaddr      (decoder_rings_awaddr),
        .rings_awprot      (decoder_rings_awprot),
        .rings_awvalid     (decoder_rings_awvalid),
        .rings_awready     (rings_answer_awready),
        .rings_wdata       (decoder_rings_wdata),
        .rings_wstrb       (decoder_rings_wstrb),
        .rings_wvalid      (decoder_rings_wvalid),
        .rings_wready      (rings_answer_wready),
        .rings_bresp       (rings_answer_bresp),
        .rings_bvalid      (rings_answer_bvalid),
        .rings_bready      (decoder_rings_bready),
        .rings_araddr      (decoder_rings_araddr),
        .rings_arprot      (decoder_rings_arprot),
        .rings_arvalid     (decoder_rings_arvalid),
        .rings_arready     (rings_answer_arready),
        .rings_rdata       (rings_answer_rdata),
        .rings_rresp       (rings_answer_rresp),
        .rings_rvalid      (rings_answer_rvalid),
        .rings_rready      (decoder_rings_rready),
        .peers_awaddr      (decoder_peers_awaddr),
        .peers_awprot      (decoder_peers_awprot),
        .peers_awvalid     (decoder_peers_awvalid),
        .peers_awready     (peers_answer_awready),
        .peers_wdata       (decoder_peers_wdata),
        .peers_wstrb       (decoder_peers_wstrb),
        .peers_wvalid      (decoder_peers_wvalid),
        .peers_wready      (peers_answer_wready),
        .peers_bresp       (peers_answer_bresp),
        .peers_bvalid      (peers_answer_bvalid),
        .peers_bready      (decoder_peers_bready),
        .peers_araddr      (decoder_peers_araddr),
        .peers_arprot      (decoder_peers_arprot),
        .peers_arvalid     (decoder_peers_arvalid),
        .peers_arready     (peers_answer_arready),
        .peers_rdata       (peers_answer_rdata),
        .peers_rresp       (peers_answer_rresp),
        .peers_rvalid      (peers_answer_rvalid),
        .peers_rready      (decoder_peers_rready),
        .status_awaddr     (decoder_status_awaddr),
        .status_awprot     (decoder_status_awprot),
        .status_awvalid    (decoder_status_awvalid),
        .status_awready    (status_answer_awready),
        .status_wdata      (decoder_status_wdata),
        .status_wstrb      (decoder_status_wstrb),
        .status_wvalid     (decoder_status_wvalid),
        .status_wready     (status_answer_wready),
        .status_bresp      (status_answer_bresp),
        .status_bvalid     (status_answer_bvalid),
        .status_bready     (decoder_status_bready),
        .status_araddr     (decoder_status_araddr),
        .status_arprot     (decoder_status_arprot),
        .status_arvalid    (decoder_status_arvalid),
        .status_arready    (status_answer_arready),
        .status_rdata      (status_answer_rdata),
        .status_rresp      (status_answer_rresp),
        .status_rvalid     (status_answer_rvalid),
        .status_rready     (decoder_status_rready),
        .doorbells_awaddr  (decoder_doorbells_awaddr),
        .doorbells_awprot  (decoder_doorbells_awprot),
        .doorbells_awvalid (decoder_doorbells_awvalid),
        .doorbells_awready (doorbells_answer_awready),
        .doorbells_wdata   (decoder_doorbells_wdata),
        .doorbells_wstrb   (decoder_doorbells_wstrb),
        .doorbells_wvalid  (decoder_doorbells_wvalid),
        .doorbells_wready  (doorbells_answer_wready),
        .doorbells_bresp   (doorbells_answer_bresp),
        .doorbells_bvalid  (doorbells_answer_bvalid),
        .doorbells_bready  (decoder_doorbells_bready),
        .doorbells_araddr  (decoder_doorbells_araddr),
        .doorbells_arprot  (decoder_doorbells_arprot),
        .doorbells_arvalid (decoder_doorbells_arvalid),
        .doorbells_arready (doorbells_answer_arready),
        .doorbells_rdata   (doorbells_answer_rdata),
        .doorbells_rresp   (doorbells_answer_rresp),
        .doorbells_rvalid  (doorbells_answer_rvalid),
        .doorbells_rready  (decoder_doorbells_rready)
    );

    uet_host_ring_control_q8 rings (
        .clk                          (clk),
        .rst                          (rst),
        .send_valid                   (rings_send_valid),
        .send_index                   (rings_send_index),
        .send_ring_enable             (rings_send_ring_enable),
        .send_ring_base               (rings_send_ring_base),
        .send_ring_log_size           (rings_send_ring_log_size),
        .send_ring_completions        (rings_send_ring_completions),
        .receive_valid                (rings_receive_valid),
        .receive_index                (rings_receive_index),
        .receive_ring_enable          (rings_receive_ring_enable),
        .receive_ring_base            (rings_receive_ring_base),
        .receive_ring_log_size        (rings_receive_ring_log_size),
        .receive_ring_completions     (rings_receive_ring_completions),
        .completions_valid            (rings_completions_valid),
        .completions_index            (rings_completions_index),
        .completions_ring_enable      (rings_completions_ring_enable),
        .completions_ring_base        (rings_completions_ring_base),
        .completions_ring_log_size    (rings_completions_ring_log_size),
        .completions_ring_completions (rings_completions_ring_completions),
        .moderation_valid             (rings_moderation_valid),
        .moderation_index             (rings_moderation_index),
        .moderation_count             (rings_moderation_count),
        .moderation_time              (rings_moderation_time),
        .s_axi_awaddr                 (decoder_rings_awaddr),
        .s_axi_awprot                 (decoder_rings_awprot),
        .s_axi_awvalid                (decoder_rings_awvalid),
        .s_axi_awready                (rings_s_axi_awready),
        .s_axi_wdata                  (decoder_rings_wdata),
        .s_axi_wstrb                  (decoder_rings_wstrb),
        .s_axi_wvalid                 (decoder_rings_wvalid),
        .s_axi_wready                 (rings_s_axi_wready),
        .s_axi_bresp                  (rings_s_axi_bresp),
        .s_axi_bvalid                 (rings_s_axi_bvalid),
        .s_axi_bready                 (decoder_rings_bready),
        .s_axi_araddr                 (decoder_rings_araddr),
        .s_axi_arprot                 (decoder_rings_arprot),
        .s_axi_arvalid                (decoder_rings_arvalid),
        .s_axi_arready                (rings_s_axi_arready),
        .s_axi_rdata                  (rings_s_axi_rdata),
        .s_axi_rresp                  (rings_s_axi_rresp),
        .s_axi_rvalid                 (rings_s_axi_rvalid),
        .s_axi_rready                 (decoder_rings_rready)
    );

    uet_host_peer_control peers (
        .clk              (clk),
        .rst              (rst),
        .peer_valid       (peers_peer_valid),
        .peer_index       (peers_peer_index),
        .peer_known       (peers_peer_known),
        .peer_local       (peers_peer_local),
        .peer_destination (peers_peer_destination),
        .s_axi_awaddr     (decoder_peers_awaddr),
        .s_axi_awprot     (decoder_peers_awprot),
        .s_axi_awvalid    (decoder_peers_awvalid),
        .s_axi_awready    (peers_s_axi_awready),
        .s_axi_wdata      (decoder_peers_wdata),
        .s_axi_wstrb      (decoder_peers_wstrb),
        .s_axi_wvalid     (decoder_peers_wvalid),
        .s_axi_wready     (peers_s_axi_wready),
        .s_axi_bresp      (peers_s_axi_bresp),
        .s_axi_bvalid     (peers_s_axi_bvalid),
        .s_axi_bready     (decoder_peers_bready),
        .s_axi_araddr     (decoder_peers_araddr),
        .s_axi_arprot     (decoder_peers_arprot),
        .s_axi_arvalid    (decoder_peers_arvalid),
        .s_axi_arready    (peers_s_axi_arready),
        .s_axi_rdata      (peers_s_axi_rdata),
        .s_axi_rresp      (peers_s_axi_rresp),
        .s_axi_rvalid     (peers_s_axi_rvalid),
        .s_axi_rready     (decoder_peers_rready)
    );

    uet_host_status_control_q8_r16384 status (
        .clk                     (clk),
        .rst                     (rst),
        .status_send_heads       (status_send_heads),
        .status_receive_head     (status_receive_head),
        .status_completion_heads (status_completion_heads),
        .status_send_stopped     (status_send_stopped),
        .status_receive_stopped  (status_receive_stopped),
        .status_host_error       (status_host_error),
        .status_completions_lost (status_completions_lost),
        .interrupts              (interrupts),
        .clear_host_error        (status_clear_host_error),
        .irq                     (status_irq),
        .s_axi_awaddr            (decoder_status_awaddr),
        .s_axi_awprot            (decoder_status_awprot),
        .s_axi_awvalid           (decoder_status_awvalid),
        .s_axi_awready           (status_s_axi_awready),
        .s_axi_wdata             (decoder_status_wdata),
        .s_axi_wstrb             (decoder_status_wstrb),
        .s_axi_wvalid            (decoder_status_wvalid),
        .s_axi_wready            (status_s_axi_wready),
        .s_axi_bresp             (status_s_axi_bresp),
        .s_axi_bvalid            (status_s_axi_bvalid),
        .s_axi_bready            (decoder_status_bready),
        .s_axi_araddr            (decoder_status_araddr),
        .s_axi_arprot            (decoder_status_arprot),
        .s_axi_arvalid           (decoder_status_arvalid),
        .s_axi_arready           (status_s_axi_arready),
        .s_axi_rdata             (status_s_axi_rdata),
        .s_axi_rresp             (status_s_axi_rresp),
        .s_axi_rvalid            (status_s_axi_rvalid),
        .s_axi_rready            (decoder_status_rready)
    );

    uet_host_doorbell_control_q8 doorbells (
        .clk                 (clk),
        .rst                 (rst),
        .send_valid          (doorbells_send_valid),
        .send_index          (doorbells_send_index),
        .send_producer       (doorbells_send_producer),
        .receive_valid       (doorbells_receive_valid),
        .receive_index       (doorbells_receive_index),
        .receive_producer    (doorbells_receive_producer),
        .completion_valid    (doorbells_completion_valid),
        .completion_index    (doorbells_completion_index),
        .completion_consumer (doorbells_completion_consumer),
        .completion_arm      (doorbells_completion_arm),
        .s_axi_awaddr        (decoder_doorbells_awaddr),
        .s_axi_awprot        (decoder_doorbells_awprot),
        .s_axi_awvalid       (decoder_doorbells_awvalid),
        .s_axi_awready       (doorbells_s_axi_awready),
        .s_axi_wdata         (decoder_doorbells_wdata),
        .s_axi_wstrb         (decoder_doorbells_wstrb),
        .s_axi_wvalid        (decoder_doorbells_wvalid),
        .s_axi_wready        (doorbells_s_axi_wready),
        .s_axi_bresp         (doorbells_s_axi_bresp),
        .s_axi_bvalid        (doorbells_s_axi_bvalid),
        .s_axi_bready        (decoder_doorbells_bready),
        .s_axi_araddr        (decoder_doorbells_araddr),
        .s_axi_arprot        (decoder_doorbells_arprot),
        .s_axi_arvalid       (decoder_doorbells_arvalid),
        .s_axi_arready       (doorbells_s_axi_arready),
        .s_axi_rdata         (doorbells_s_axi_rdata),
        .s_axi_rresp         (doorbells_s_axi_rresp),
        .s_axi_rvalid        (doorbells_s_axi_rvalid),
        .s_axi_rready        (decoder_doorbells_rready)
    );

    assign settings_send_valid = rings_send_valid;
    assign settings_send_index = rings_send_index;
    assign settings_send_ring_enable = rings_send_ring_enable;
    assign settings_send_ring_base = rings_send_ring_base;
    assign settings_send_ring_log_size = rings_send_ring_log_size;
    assign settings_send_ring_completions = rings_send_ring_completions;
    assign settings_send_doorbell_valid = doorbells_send_valid;
    assign settings_send_doorbell_index = doorbells_send_index;
    assign settings_send_doorbell_producer = doorbells_send_producer;
    assign settings_receive_valid = rings_receive_valid;
    assign settings_receive_index = rings_receive_index;
    assign settings_receive_ring_enable = rings_receive_ring_enable;
    assign settings_receive_ring_base = rings_receive_ring_base;
    assign settings_receive_ring_log_size = rings_receive_ring_log_size;
    assign settings_receive_ring_completions = rings_receive_ring_completions;
    assign settings_receive_doorbell_valid = doorbells_receive_valid;
    assign settings_receive_doorbell_index = doorbells_receive_index;
    assign settings_receive_doorbell_producer = doorbells_receive_producer;
    assign settings_completions_valid = rings_completions_valid;
    assign settings_completions_index = rings_completions_index;
    assign settings_completions_ring_enable = rings_completions_ring_enable;
    assign settings_completions_ring_base = rings_completions_ring_base;
    assign settings_completions_ring_log_size = rings_completions_ring_log_size;
    assign settings_completions_ring_completions = rings_completions_ring_completions;
    assign settings_completion_doorbell_valid = doorbells_completion_valid;
    assign settings_completion_doorbell_index = doorbells_completion_index;
    assign settings_completion_doorbell_consumer = doorbells_completion_consumer;
    assign settings_completion_doorbell_arm = doorbells_completion_arm;
    assign settings_moderation_valid = rings_moderation_valid;
    assign settings_moderation_index = rings_moderation_index;
    assign settings_moderation_count = rings_moderation_count;
    assign settings_moderation_time = rings_moderation_time;
    assign settings_peer_valid = peers_peer_valid;
    assign settings_peer_index = peers_peer_index;
    assign settings_peer_known = peers_peer_known;
    assign settings_peer_local = peers_peer_local;
    assign settings_peer_destination = peers_peer_destination;
    assign settings_clear_host_error = status_clear_host_error;
    assign irq = status_irq;
    assign s_axi_awready = decoder_s_axi_awready;
    assign s_axi_wready = decoder_s_axi_wready;
    assign s_axi_bresp = decoder_s_axi_bresp;
    assign s_axi_bvalid = decoder_s_axi_bvalid;
    assign s_axi_arready = decoder_s_axi_arready;
    assign s_axi_rdata = decoder_s_axi_rdata;
    assign s_axi_rresp = decoder_s_axi_rresp;
    assign s_axi_rvalid = decoder_s_axi_rvalid;

endmodule

`default_nettype wire

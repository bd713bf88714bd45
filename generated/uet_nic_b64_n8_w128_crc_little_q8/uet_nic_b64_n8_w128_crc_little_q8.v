// A UET NIC, 64 bytes a clock: queues in host memory to frames, and frames to host memory.
`default_nettype none

module uet_nic_b64_n8_w128_crc_little_q8 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] random,
    output wire         ready,
    output wire         irq,
    output wire   [7:0] interrupts,
    output wire  [10:0] level,
    output wire   [9:0] free,
    input  wire  [17:0] s_axi_awaddr,
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
    input  wire  [17:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready,
    input  wire [511:0] s_axis_rx_tdata,
    input  wire  [63:0] s_axis_rx_tkeep,
    input  wire         s_axis_rx_tlast,
    input  wire         s_axis_rx_tuser,
    input  wire         s_axis_rx_tvalid,
    output wire         s_axis_rx_tready,
    output wire [511:0] m_axis_tx_tdata,
    output wire  [63:0] m_axis_tx_tkeep,
    output wire         m_axis_tx_tlast,
    output wire         m_axis_tx_tuser,
    output wire         m_axis_tx_tvalid,
    input  wire         m_axis_tx_tready,
    output wire   [1:0] m_axi_arid,
    output wire  [63:0] m_axi_araddr,
    output wire   [7:0] m_axi_arlen,
    output wire   [2:0] m_axi_arsize,
    output wire   [1:0] m_axi_arburst,
    output wire         m_axi_arlock,
    output wire   [3:0] m_axi_arcache,
    output wire   [2:0] m_axi_arprot,
    output wire         m_axi_arvalid,
    input  wire         m_axi_arready,
    input  wire   [1:0] m_axi_rid,
    input  wire [511:0] m_axi_rdata,
    input  wire   [1:0] m_axi_rresp,
    input  wire         m_axi_rlast,
    input  wire         m_axi_rvalid,
    output wire         m_axi_rready,
    output wire   [1:0] m_axi_awid,
    output wire  [63:0] m_axi_awaddr,
    output wire   [7:0] m_axi_awlen,
    output wire   [2:0] m_axi_awsize,
    output wire   [1:0] m_axi_awburst,
    output wire         m_axi_awlock,
    output wire   [3:0] m_axi_awcache,
    output wire   [2:0] m_axi_awprot,
    output wire         m_axi_awvalid,
    input  wire         m_axi_awready,
    output wire [511:0] m_axi_wdata,
    output wire  [63:0] m_axi_wstrb,
    output wire         m_axi_wlast,
    output wire         m_axi_wvalid,
    input  wire         m_axi_wready,
    input  wire   [1:0] m_axi_bid,
    input  wire   [1:0] m_axi_bresp,
    input  wire         m_axi_bvalid,
    output wire         m_axi_bready
);

    wire         bus_s_axi_awready;
    wire         bus_s_axi_wready;
    wire   [1:0] bus_s_axi_bresp;
    wire         bus_s_axi_bvalid;
    wire         bus_s_axi_arready;
    wire  [31:0] bus_s_axi_rdata;
    wire   [1:0] bus_s_axi_rresp;
    wire         bus_s_axi_rvalid;
    wire  [15:0] bus_endpoint_awaddr;
    wire   [2:0] bus_endpoint_awprot;
    wire         bus_endpoint_awvalid;
    wire  [31:0] bus_endpoint_wdata;
    wire   [3:0] bus_endpoint_wstrb;
    wire         bus_endpoint_wvalid;
    wire         bus_endpoint_bready;
    wire  [15:0] bus_endpoint_araddr;
    wire   [2:0] bus_endpoint_arprot;
    wire         bus_endpoint_arvalid;
    wire         bus_endpoint_rready;
    wire  [16:0] bus_host_awaddr;
    wire   [2:0] bus_host_awprot;
    wire         bus_host_awvalid;
    wire  [31:0] bus_host_wdata;
    wire   [3:0] bus_host_wstrb;
    wire         bus_host_wvalid;
    wire         bus_host_bready;
    wire  [16:0] bus_host_araddr;
    wire   [2:0] bus_host_arprot;
    wire         bus_host_arvalid;
    wire         bus_host_rready;
    wire         line_side_ready;
    wire         line_side_irq;
    wire  [10:0] line_side_level;
    wire   [9:0] line_side_free;
    wire         line_side_s_axis_rx_tready;
    wire [511:0] line_side_m_axis_tx_tdata;
    wire  [63:0] line_side_m_axis_tx_tkeep;
    wire         line_side_m_axis_tx_tlast;
    wire         line_side_m_axis_tx_tuser;
    wire         line_side_m_axis_tx_tvalid;
    wire         line_side_messages_ready;
    wire         line_side_payload_ready;
    wire  [31:0] line_side_sent_completion_payload_wr_id;
    wire  [15:0] line_side_sent_completion_payload_message_id;
    wire  [31:0] line_side_sent_completion_payload_bytes;
    wire   [1:0] line_side_sent_completion_payload_result;
    wire   [7:0] line_side_sent_completion_payload_code;
    wire         line_side_sent_completion_valid;
    wire         line_side_buffers_ready;
    wire [511:0] line_side_place_payload_data;
    wire  [63:0] line_side_place_payload_keep;
    wire         line_side_place_payload_last;
    wire  [63:0] line_side_place_payload_user_address;
    wire  [13:0] line_side_place_payload_user_length;
    wire  [15:0] line_side_place_payload_user_pdcid;
    wire  [15:0] line_side_place_payload_user_message_id;
    wire         line_side_place_valid;
    wire   [5:0] line_side_completion_payload_opcode;
    wire   [5:0] line_side_completion_payload_return_code;
    wire         line_side_completion_payload_reported;
    wire         line_side_completion_payload_has_header_data;
    wire  [63:0] line_side_completion_payload_header_data;
    wire  [31:0] line_side_completion_payload_wr_id;
    wire  [31:0] line_side_completion_payload_bytes;
    wire  [31:0] line_side_completion_payload_initiator;
    wire  [63:0] line_side_completion_payload_key;
    wire  [23:0] line_side_completion_payload_job_id;
    wire  [15:0] line_side_completion_payload_message_id;
    wire  [15:0] line_side_completion_payload_pdcid;
    wire         line_side_completion_valid;
    wire         line_side_s_axi_awready;
    wire         line_side_s_axi_wready;
    wire   [1:0] line_side_s_axi_bresp;
    wire         line_side_s_axi_bvalid;
    wire         line_side_s_axi_arready;
    wire  [31:0] line_side_s_axi_rdata;
    wire   [1:0] line_side_s_axi_rresp;
    wire         line_side_s_axi_rvalid;
    wire         host_side_ready;
    wire [127:0] host_side_status_send_heads;
    wire  [15:0] host_side_status_receive_head;
    wire [127:0] host_side_status_completion_heads;
    wire   [7:0] host_side_status_send_stopped;
    wire         host_side_status_receive_stopped;
    wire         host_side_status_host_error;
    wire  [15:0] host_side_status_completions_lost;
    wire   [7:0] host_side_interrupts;
    wire         host_side_messages_payload_op;
    wire   [1:0] host_side_messages_payload_mode;
    wire   [3:0] host_side_messages_payload_lane;
    wire   [3:0] host_side_messages_payload_traffic_class;
    wire   [3:0] host_side_messages_payload_local;
    wire [127:0] host_side_messages_payload_destination;
    wire  [23:0] host_side_messages_payload_job_id;
    wire  [11:0] host_side_messages_payload_pid_on_fep;
    wire  [11:0] host_side_messages_payload_resource_index;
    wire  [63:0] host_side_messages_payload_key;
    wire  [63:0] host_side_messages_payload_offset;
    wire  [31:0] host_side_messages_payload_initiator;
    wire         host_side_messages_payload_has_header_data;
    wire  [63:0] host_side_messages_payload_header_data;
    wire  [31:0] host_side_messages_payload_length;
    wire  [31:0] host_side_messages_payload_wr_id;
    wire         host_side_messages_valid;
    wire [511:0] host_side_payload_payload_data;
    wire  [63:0] host_side_payload_payload_keep;
    wire         host_side_payload_payload_last;
    wire         host_side_payload_payload_wrong;
    wire         host_side_payload_valid;
    wire         host_side_sent_ready;
    wire  [63:0] host_side_buffers_payload_address;
    wire  [31:0] host_side_buffers_payload_length;
    wire  [31:0] host_side_buffers_payload_wr_id;
    wire         host_side_buffers_valid;
    wire         host_side_place_ready;
    wire         host_side_came_ready;
    wire   [1:0] host_side_m_axi_arid;
    wire  [63:0] host_side_m_axi_araddr;
    wire   [7:0] host_side_m_axi_arlen;
    wire   [2:0] host_side_m_axi_arsize;
    wire   [1:0] host_side_m_axi_arburst;
    wire         host_side_m_axi_arlock;
    wire   [3:0] host_side_m_axi_arcache;
    wire   [2:0] host_side_m_axi_arprot;
    wire         host_side_m_axi_arvalid;
    wire         host_side_m_axi_rready;
    wire   [1:0] host_side_m_axi_awid;
    wire  [63:0] host_side_m_axi_awaddr;
    wire   [7:0] host_side_m_axi_awlen;
    wire   [2:0] host_side_m_axi_awsize;
    wire   [1:0] host_side_m_axi_awburst;
    wire         host_side_m_axi_awlock;
    wire   [3:0] host_side_m_axi_awcache;
    wire   [2:0] host_side_m_axi_awprot;
    wire         host_side_m_axi_awvalid;
    wire [511:0] host_side_m_axi_wdata;
    wire  [63:0] host_side_m_axi_wstrb;
    wire         host_side_m_axi_wlast;
    wire         host_side_m_axi_wvalid;
    wire         host_side_m_axi_bready;
    wire         host_registers_settings_send_valid;
    wire   [2:0] host_registers_settings_send_index;
    wire         host_registers_settings_send_ring_enable;
    wire  [63:0] host_registers_settings_send_ring_base;
    wire   [3:0] host_registers_settings_send_ring_log_size;
    wire   [2:0] host_registers_settings_send_ring_completions;
    wire         host_registers_settings_send_doorbell_valid;
    wire   [2:0] host_registers_settings_send_doorbell_index;
    wire  [15:0] host_registers_settings_send_doorbell_producer;
    wire         host_registers_settings_receive_valid;
    wire         host_registers_settings_receive_index;
    wire         host_registers_settings_receive_ring_enable;
    wire  [63:0] host_registers_settings_receive_ring_base;
    wire   [3:0] host_registers_settings_receive_ring_log_size;
    wire   [2:0] host_registers_settings_receive_ring_completions;
    wire         host_registers_settings_receive_doorbell_valid;
    wire         host_registers_settings_receive_doorbell_index;
    wire  [15:0] host_registers_settings_receive_doorbell_producer;
    wire         host_registers_settings_completions_valid;
    wire   [2:0] host_registers_settings_completions_index;
    wire         host_registers_settings_completions_ring_enable;
    wire  [63:0] host_registers_settings_completions_ring_base;
    wire   [3:0] host_registers_settings_completions_ring_log_size;
    wire   [2:0] host_registers_settings_completions_ring_completions;
    wire         host_registers_settings_completion_doorbell_valid;
    wire   [2:0] host_registers_settings_completion_doorbell_index;
    wire  [15:0] host_registers_settings_completion_doorbell_consumer;
    wire         host_registers_settings_completion_doorbell_arm;
    wire         host_registers_settings_moderation_valid;
    wire   [2:0] host_registers_settings_moderation_index;
    wire   [7:0] host_registers_settings_moderation_count;
    wire  [15:0] host_registers_settings_moderation_time;
    wire         host_registers_settings_peer_valid;
    wire   [7:0] host_registers_settings_peer_index;
    wire         host_registers_settings_peer_known;
    wire   [3:0] host_registers_settings_peer_local;
    wire [127:0] host_registers_settings_peer_destination;
    wire         host_registers_settings_clear_host_error;
    wire         host_registers_irq;
    wire         host_registers_s_axi_awready;
    wire         host_registers_s_axi_wready;
    wire   [1:0] host_registers_s_axi_bresp;
    wire         host_registers_s_axi_bvalid;
    wire         host_registers_s_axi_arready;
    wire  [31:0] host_registers_s_axi_rdata;
    wire   [1:0] host_registers_s_axi_rresp;
    wire         host_registers_s_axi_rvalid;

    wire         endpoint_answer_awready = line_side_s_axi_awready;
    wire         endpoint_answer_wready = line_side_s_axi_wready;
    wire   [1:0] endpoint_answer_bresp = line_side_s_axi_bresp;
    wire         endpoint_answer_bvalid = line_side_s_axi_bvalid;
    wire         endpoint_answer_arready = line_side_s_axi_arready;
    wire  [31:0] endpoint_answer_rdata = line_side_s_axi_rdata;
    wire   [1:0] endpoint_answer_rresp = line_side_s_axi_rresp;
    wire         endpoint_answer_rvalid = line_side_s_axi_rvalid;
    wire         host_answer_awready = host_registers_s_axi_awready;
    wire         host_answer_wready = host_registers_s_axi_wready;
    wire   [1:0] host_answer_bresp = host_registers_s_axi_bresp;
    wire         host_answer_bvalid = host_registers_s_axi_bvalid;
    wire         host_answer_arready = host_registers_s_axi_arready;
    wire  [31:0] host_answer_rdata = host_registers_s_axi_rdata;
    wire   [1:0] host_answer_rresp = host_registers_s_axi_rresp;
    wire         host_answer_rvalid = host_registers_s_axi_rvalid;
    wire         messages_payload_op = host_side_messages_payload_op;
    wire   [1:0] messages_payload_mode = host_side_messages_payload_mode;
    wire   [3:0] messages_payload_lane = host_side_messages_payload_lane;
    wire   [3:0] messages_payload_traffic_class = host_side_messages_payload_traffic_class;
    wire   [3:0] messages_payload_local = host_side_messages_payload_local;
    wire [127:0] messages_payload_destination = host_side_messages_payload_destination;
    wire  [23:0] messages_payload_job_id = host_side_messages_payload_job_id;
    wire  [11:0] messages_payload_pid_on_fep = host_side_messages_payload_pid_on_fep;
    wire  [11:0] messages_payload_resource_index = host_side_messages_payload_resource_index;
    wire  [63:0] messages_payload_key = host_side_messages_payload_key;
    wire  [63:0] messages_payload_offset = host_side_messages_payload_offset;
    wire  [31:0] messages_payload_initiator = host_side_messages_payload_initiator;
    wire         messages_payload_has_header_data = host_side_messages_payload_has_header_data;
    wire  [63:0] messages_payload_header_data = host_side_messages_payload_header_data;
    wire  [31:0] messages_payload_length = host_side_messages_payload_length;
    wire  [31:0] messages_payload_wr_id = host_side_messages_payload_wr_id;
    wire         messages_valid = host_side_messages_valid;
    wire [511:0] payload_payload_data = host_side_payload_payload_data;
    wire  [63:0] payload_payload_keep = host_side_payload_payload_keep;
    wire         payload_payload_last = host_side_payload_payload_last;
    wire         payload_payload_wrong = host_side_payload_payload_wrong;
    wire         payload_valid = host_side_payload_valid;
    wire  [63:0] buffers_payload_address = host_side_buffers_payload_address;
    wire  [31:0] buffers_payload_length = host_side_buffers_payload_length;
    wire  [31:0] buffers_payload_wr_id = host_side_buffers_payload_wr_id;
    wire         buffers_valid = host_side_buffers_valid;
    wire         settings_send_valid = host_registers_settings_send_valid;
    wire   [2:0] settings_send_index = host_registers_settings_send_index;
    wire         settings_send_ring_enable = host_registers_settings_send_ring_enable;
    wire  [63:0] settings_send_ring_base = host_registers_settings_send_ring_base;
    wire   [3:0] settings_send_ring_log_size = host_registers_settings_send_ring_log_size;
    wire   [2:0] settings_send_ring_completions = host_registers_settings_send_ring_completions;
    wire         settings_send_doorbell_valid = host_registers_settings_send_doorbell_valid;
    wire   [2:0] settings_send_doorbell_index = host_registers_settings_send_doorbell_index;
    wire  [15:0] settings_send_doorbell_producer = host_registers_settings_send_doorbell_producer;
    wire         settings_receive_valid = host_registers_settings_receive_valid;
    wire         settings_receive_index = host_registers_settings_receive_index;
    wire         settings_receive_ring_enable = host_registers_settings_receive_ring_enable;
    wire  [63:0] settings_receive_ring_base = host_registers_settings_receive_ring_base;
    wire   [3:0] settings_receive_ring_log_size = host_registers_settings_receive_ring_log_size;
    wire   [2:0] settings_receive_ring_completions = host_registers_settings_receive_ring_completions;
    wire         settings_receive_doorbell_valid = host_registers_settings_receive_doorbell_valid;
    wire         settings_receive_doorbell_index = host_registers_settings_receive_doorbell_index;
    wire  [15:0] settings_receive_doorbell_producer = host_registers_settings_receive_doorbell_producer;
    wire         settings_completions_valid = host_registers_settings_completions_valid;
    wire   [2:0] settings_completions_index = host_registers_settings_completions_index;
    wire         settings_completions_ring_enable = host_registers_settings_completions_ring_enable;
    wire  [63:0] settings_completions_ring_base = host_registers_settings_completions_ring_base;
    wire   [3:0] settings_completions_ring_log_size = host_registers_settings_completions_ring_log_size;
    wire   [2:0] settings_completions_ring_completions = host_registers_settings_completions_ring_completions;
    wire         settings_completion_doorbell_valid = host_registers_settings_completion_doorbell_valid;
    wire   [2:0] settings_completion_doorbell_index = host_registers_settings_completion_doorbell_index;
    wire  [15:0] settings_completion_doorbell_consumer = host_registers_settings_completion_doorbell_consumer;
    wire         settings_completion_doorbell_arm = host_registers_settings_completion_doorbell_arm;
    wire         settings_moderation_valid = host_registers_settings_moderation_valid;
    wire   [2:0] settings_moderation_index = host_registers_settings_moderation_index;
    wire   [7:0] settings_moderation_count = host_registers_settings_moderation_count;
    wire  [15:0] settings_moderation_time = host_registers_settings_moderation_time;
    wire         settings_peer_valid = host_registers_settings_peer_valid;
    wire   [7:0] settings_peer_index = host_registers_settings_peer_index;
    wire         settings_peer_known = host_registers_settings_peer_known;
    wire   [3:0] settings_peer_local = host_registers_settings_peer_local;
    wire [127:0] settings_peer_destination = host_registers_settings_peer_destination;
    wire         settings_clear_host_error = host_registers_settings_clear_host_error;

    uet_nic_decoder bus (
        .clk              (clk),
        .rst              (rst),
        .s_axi_awaddr     (s_axi_awaddr),
        .s_axi_awprot     (s_axi_awprot),
        .s_axi_awvalid    (s_axi_awvalid),
        .s_axi_awready    (bus_s_axi_awready),
        .s_axi_wdata      (s_axi_wdata),
        .s_axi_wstrb      (s_axi_wstrb),
        .s_axi_wvalid     (s_axi_wvalid),
        .s_axi_wready     (bus_s_axi_wready),
        .s_axi_bresp      (bus_s_axi_bresp),
        .s_axi_bvalid     (bus_s_axi_bvalid),
        .s_axi_bready     (s_axi_bready),
        .s_axi_araddr     (s_axi_araddr),
        .s_axi_arprot     (s_axi_arprot),
        .s_axi_arvalid    (s_axi_arvalid),
        .s_axi_arready    (bus_s_axi_arready),
        .s_axi_rdata      (bus_s_axi_rdata),
        .s_axi_rresp      (bus_s_axi_rresp),
        .s_axi_rvalid     (bus_s_axi_rvalid),
        .s_axi_rready     (s_axi_rready),
        .endpoint_awaddr  (bus_endpoint_awaddr),
        .endpoint_awprot  (bus_endpoint_awprot),
        .endpoint_awvalid (bus_endpoint_awvalid),
        .endpoint_awready (endpoint_answer_awready),
        .endpoint_wdata   (bus_endpoint_wdata),
        .endpoint_wstrb   (bus_endpoint_wstrb),
        .endpoint_wvalid  (bus_endpoint_wvalid),
        .endpoint_wready  (endpoint_answer_wready),
        .endpoint_bresp   (endpoint_answer_bresp),
        .endpoint_bvalid  (endpoint_answer_bvalid),
        .endpoint_bready  (bus_endpoint_bready),
        .endpoint_araddr  (bus_endpoint_araddr),
        .endpoint_arprot  (bus_endpoint_arprot),
        .endpoint_arvalid (bus_endpoint_arvalid),
        .endpoint_arready (endpoint_answer_arready),
        .endpoint_rdata   (endpoint_answer_rdata),
        .endpoint_rresp   (endpoint_answer_rresp),
        .endpoint_rvalid  (endpoint_answer_rvalid),
        .endpoint_rready  (bus_endpoint_rready),
        .host_awaddr      (bus_host_awaddr),
        .host_awprot      (bus_host_awprot),
        .host_awvalid     (bus_host_awvalid),
        .host_awready     (host_answer_awready),
        .host_wdata       (bus_host_wdata),
        .host_wstrb       (bus_host_wstrb),
        .host_wvalid      (bus_host_wvalid),
        .host_wready      (host_answer_wready),
        .host_bresp       (host_answer_bresp),
        .host_bvalid      (host_answer_bvalid),
        .host_bready      (bus_host_bready),
        .host_araddr      (bus_host_araddr),
        .host_arprot      (bus_host_arprot),
        .host_arvalid     (bus_host_arvalid),
        .host_arready     (host_answer_arready),
        .host_rdata       (host_answer_rdata),
        .host_rresp       (host_answer_rresp),
        .host_rvalid      (host_answer_rvalid),
        .host_rready      (bus_host_rready)
    );

    uet_endpoint_b64_n8_w128_crc_little_axi line_side (
        .clk                                (clk),
        .rst                                (rst),
        .random                             (random),
        .payload_wrong                      (payload_payload_wrong),
        .ready                              (line_side_ready),
        .irq                                (line_side_irq),
        .level                              (line_side_level),
        .free                               (line_side_free),
        .s_axis_rx_tdata                    (s_axis_rx_tdata),
        .s_axis_rx_tkeep                    (s_axis_rx_tkeep),
        .s_axis_rx_tlast                    (s_axis_rx_tlast),
        .s_axis_rx_tuser                    (s_axis_rx_tuser),
        .s_axis_rx_tvalid                   (s_axis_rx_tvalid),
        .s_axis_rx_tready                   (line_side_s_axis_rx_tready),
        .m_axis_tx_tdata                    (line_side_m_axis_tx_tdata),
        .m_axis_tx_tkeep                    (line_side_m_axis_tx_tkeep),
        .m_axis_tx_tlast                    (line_side_m_axis_tx_tlast),
        .m_axis_tx_tuser                    (line_side_m_axis_tx_tuser),
        .m_axis_tx_tvalid                   (line_side_m_axis_tx_tvalid),
        .m_axis_tx_tready                   (m_axis_tx_tready),
        .messages_payload_op                (messages_payload_op),
        .messages_payload_mode              (messages_payload_mode),
        .messages_payload_lane              (messages_payload_lane),
        .messages_payload_traffic_class     (messages_payload_traffic_class),
        .messages_payload_local             (messages_payload_local),
        .messages_payload_destination       (messages_payload_destination),
        .messages_payload_job_id            (messages_payload_job_id),
        .messages_payload_pid_on_fep        (messages_payload_pid_on_fep),
        .messages_payload_resource_index    (messages_payload_resource_index),
        .messages_payload_key               (messages_payload_key),
        .messages_payload_offset            (messages_payload_offset),
        .messages_payload_initiator         (messages_payload_initiator),
        .messages_payload_has_header_data   (messages_payload_has_header_data),
        .messages_payload_header_data       (messages_payload_header_data),
        .messages_payload_length            (messages_payload_length),
        .messages_payload_wr_id             (messages_payload_wr_id),
        .messages_valid                     (messages_valid),
        .messages_ready                     (line_side_messages_ready),
        .payload_payload_data               (payload_payload_data),
        .payload_payload_keep               (payload_payload_keep),
        .payload_payload_last               (payload_payload_last),
        .payload_valid                      (payload_valid),
        .payload_ready                      (line_side_payload_ready),
        .sent_completion_payload_wr_id      (line_side_sent_completion_payload_wr_id),
        .sent_completion_payload_message_id (line_side_sent_completion_payload_message_id),
        .sent_completion_payload_bytes      (line_side_sent_completion_payload_bytes),
        .sent_completion_payload_result     (line_side_sent_completion_payload_result),
        .sent_completion_payload_code       (line_side_sent_completion_payload_code),
        .sent_completion_valid              (line_side_sent_completion_valid),
        .sent_completion_ready              (host_side_sent_ready),
        .buffers_payload_address            (buffers_payload_address),
        .buffers_payload_length             (buffers_payload_length),
        .buffers_payload_wr_id              (buffers_payload_wr_id),
        .buffers_valid                      (buffers_valid),
        .buffers_ready                      (line_side_buffers_ready),
        .place_payload_data                 (line_side_place_payload_data),
        .place_payload_keep                 (line_side_place_payload_keep),
        .place_payload_last                 (line_side_place_payload_last),
        .place_payload_user_address         (line_side_place_payload_user_address),
        .place_payload_user_length          (line_side_place_payload_user_length),
        .place_payload_user_pdcid           (line_side_place_payload_user_pdcid),
        .place_payload_user_message_id      (line_side_place_payload_user_message_id),
        .place_valid                        (line_side_place_valid),
        .place_ready                        (host_side_place_ready),
        .completion_payload_opcode          (line_side_completion_payload_opcode),
        .completion_payload_return_code     (line_side_completion_payload_return_code),
        .completion_payload_reported        (line_side_completion_payload_reported),
        .completion_payload_has_header_data (line_side_completion_payload_has_header_data),
        .completion_payload_header_data     (line_side_completion_payload_header_data),
        .completion_payload_wr_id           (line_side_completion_payload_wr_id),
        .completion_payload_bytes           (line_side_completion_payload_bytes),
        .completion_payload_initiator       (line_side_completion_payload_initiator),
        .completion_payload_key             (line_side_completion_payload_key),
        .completion_payload_job_id          (line_side_completion_payload_job_id),
        .completion_payload_message_id      (line_side_completion_payload_message_id),
        .completion_payload_pdcid           (line_side_completion_payload_pdcid),
        .completion_valid                   (line_side_completion_valid),
        .completion_ready                   (host_side_came_ready),
        .s_axi_awaddr                       (bus_endpoint_awaddr),
        .s_axi_awprot                       (bus_endpoint_awprot),
        .s_axi_awvalid                      (bus_endpoint_awvalid),
        .s_axi_awready                      (line_side_s_axi_awready),
        .s_axi_wdata                        (bus_endpoint_wdata),
        .s_axi_wstrb                        (bus_endpoint_wstrb),
        .s_axi_wvalid                       (bus_endpoint_wvalid),
        .s_axi_wready                       (line_side_s_axi_wready),
        .s_axi_bresp                        (line_side_s_axi_bresp),
        .s_axi_bvalid                       (line_side_s_axi_bvalid),
        .s_axi_bready                       (bus_endpoint_bready),
        .s_axi_araddr                       (bus_endpoint_araddr),
        .s_axi_arprot                       (bus_endpoint_arprot),
        .s_axi_arvalid                      (bus_endpoint_arvalid),
        .s_axi_arready                      (line_side_s_axi_arready),
        .s_axi_rdata                        (line_side_s_axi_rdata),
        .s_axi_rresp                        (line_side_s_axi_rresp),
        .s_axi_rvalid                       (line_side_s_axi_rvalid),
        .s_axi_rready                       (bus_endpoint_rready)
    );

    uet_host_b64_a64_q8_r16384_u312 host_side (
        .clk                                   (clk),
        .rst                                   (rst),
        .settings_send_valid                   (settings_send_valid),
        .settings_send_index                   (settings_send_index),
        .settings_send_ring_enable             (settings_send_ring_enable),
        .settings_send_ring_base               (settings_send_ring_base),
        .settings_send_ring_log_size           (settings_send_ring_log_size),
        .settings_send_ring_completions        (settings_send_ring_completions),
        .settings_send_doorbell_valid          (settings_send_doorbell_valid),
        .settings_send_doorbell_index          (settings_send_doorbell_index),
        .settings_send_doorbell_producer       (settings_send_doorbell_producer),
        .settings_receive_valid                (settings_receive_valid),
        .settings_receive_index                (settings_receive_index),
        .settings_receive_ring_enable          (settings_receive_ring_enable),
        .settings_receive_ring_base            (settings_receive_ring_base),
        .settings_receive_ring_log_size        (settings_receive_ring_log_size),
        .settings_receive_ring_completions     (settings_receive_ring_completions),
        .settings_receive_doorbell_valid       (settings_receive_doorbell_valid),
        .settings_receive_doorbell_index       (settings_receive_doorbell_index),
        .settings_receive_doorbell_producer    (settings_receive_doorbell_producer),
        .settings_completions_valid            (settings_completions_valid),
        .settings_completions_index            (settings_completions_index),
        .settings_completions_ring_enable      (settings_completions_ring_enable),
        .settings_completions_ring_base        (settings_completions_ring_base),
        .settings_completions_ring_log_size    (settings_completions_ring_log_size),
        .settings_completions_ring_completions (settings_completions_ring_completions),
        .settings_completion_doorbell_valid    (settings_completion_doorbell_valid),
        .settings_completion_doorbell_index    (settings_completion_doorbell_index),
        .settings_completion_doorbell_consumer (settings_completion_doorbell_consumer),
        .settings_completion_doorbell_arm      (settings_completion_doorbell_arm),
        .settings_moderation_valid             (settings_moderation_valid),
        .settings_moderation_index             (settings_moderation_index),
        .settings_moderation_count             (settings_moderation_count),
        .settings_moderation_time              (settings_moderation_time),
        .settings_peer_valid                   (settings_peer_valid),
        .settings_peer_index                   (settings_peer_index),
        .settings_peer_known                   (settings_peer_known),
        .settings_peer_local                   (settings_peer_local),
        .settings_peer_destination             (settings_peer_destination),
        .settings_clear_host_error             (settings_clear_host_error),
        .ready                                 (host_side_ready),
        .status_send_heads                     (host_side_status_send_heads),
        .status_receive_head                   (host_side_status_receive_head),
        .status_completion_heads               (host_side_status_completion_heads),
        .status_send_stopped                   (host_side_status_send_stopped),
        .status_receive_stopped                (host_side_status_receive_stopped),
        .status_host_error                     (host_side_status_host_error),
        .status_completions_lost               (host_side_status_completions_lost),
        .interrupts                            (host_side_interrupts),
        .messages_payload_op                   (host_side_messages_payload_op),
        .messages_payload_mode                 (host_side_messages_payload_mode),
        .messages_payload_lane                 (host_side_messages_payload_lane),
        .messages_payload_traffic_class        (host_side_messages_payload_traffic_class),
        .messages_payload_local                (host_side_messages_payload_local),
        .messages_payload_destination          (host_side_messages_payload_destination),
        .messages_payload_job_id               (host_side_messages_payload_job_id),
        .messages_payload_pid_on_fep           (host_side_messages_payload_pid_on_fep),
        .messages_payload_resource_index       (host_side_messages_payload_resource_index),
        .messages_payload_key                  (host_side_messages_payload_key),
        .messages_payload_offset               (host_side_messages_payload_offset),
        .messages_payload_initiator            (host_side_messages_payload_initiator),
        .messages_payload_has_header_data      (host_side_messages_payload_has_header_data),
        .messages_payload_header_data          (host_side_messages_payload_header_data),
        .messages_payload_length               (host_side_messages_payload_length),
        .messages_payload_wr_id                (host_side_messages_payload_wr_id),
        .messages_valid                        (host_side_messages_valid),
        .messages_ready                        (line_side_messages_ready),
        .payload_payload_data                  (host_side_payload_payload_data),
        .payload_payload_keep                  (host_side_payload_payload_keep),
        .payload_payload_last                  (host_side_payload_payload_last),
        .payload_payload_wrong                 (host_side_payload_payload_wrong),
        .payload_valid                         (host_side_payload_valid),
        .payload_ready                         (line_side_payload_ready),
        .sent_payload_wr_id                    (line_side_sent_completion_payload_wr_id),
        .sent_payload_message_id               (line_side_sent_completion_payload_message_id),
        .sent_payload_bytes                    (line_side_sent_completion_payload_bytes),
        .sent_payload_result                   (line_side_sent_completion_payload_result),
        .sent_payload_code                     (line_side_sent_completion_payload_code),
        .sent_valid                            (line_side_sent_completion_valid),
        .sent_ready                            (host_side_sent_ready),
        .buffers_payload_address               (host_side_buffers_payload_address),
        .buffers_payload_length                (host_side_buffers_payload_length),
        .buffers_payload_wr_id                 (host_side_buffers_payload_wr_id),
        .buffers_valid                         (host_side_buffers_valid),
        .buffers_ready                         (line_side_buffers_ready),
        .place_payload_data                    (line_side_place_payload_data),
        .place_payload_keep                    (line_side_place_payload_keep),
        .place_payload_last                    (line_side_place_payload_last),
        .place_payload_user_address            (line_side_place_payload_user_address),
        .place_payload_user_length             (line_side_place_payload_user_length),
        .place_payload_user_pdcid              (line_side_place_payload_user_pdcid),
        .place_payload_user_message_id         (line_side_place_payload_user_message_id),
        .place_valid                           (line_side_place_valid),
        .place_ready                           (host_side_place_ready),
        .came_payload_opcode                   (line_side_completion_payload_opcode),
        .came_payload_return_code              (line_side_completion_payload_return_code),
        .came_payload_reported                 (line_side_completion_payload_reported),
        .came_payload_has_header_data          (line_side_completion_payload_has_header_data),
        .came_payload_header_data              (line_side_completion_payload_header_data),
        .came_payload_wr_id                    (line_side_completion_payload_wr_id),
        .came_payload_bytes                    (line_side_completion_payload_bytes),
        .came_payload_initiator                (line_side_completion_payload_initiator),
        .came_payload_key                      (line_side_completion_payload_key),
        .came_payload_job_id                   (line_side_completion_payload_job_id),
        .came_payload_message_id               (line_side_completion_payload_message_id),
        .came_payload_pdcid                    (line_side_completion_payload_pdcid),
        .came_valid                            (line_side_completion_valid),
        .came_ready                            (host_side_came_ready),
        .m_axi_arid                            (host_side_m_axi_arid),
        .m_axi_araddr                          (host_side_m_axi_araddr),
        .m_axi_arlen                           (host_side_m_axi_arlen),
        .m_axi_arsize                          (host_side_m_axi_arsize),
        .m_axi_arburst                         (host_side_m_axi_arburst),
        .m_axi_arlock                          (host_side_m_axi_arlock),
        .m_axi_arcache                         (host_side_m_axi_arcache),
        .m_axi_arprot                          (host_side_m_axi_arprot),
        .m_axi_arvalid                         (host_side_m_axi_arvalid),
        .m_axi_arready                         (m_axi_arready),
        .m_axi_rid                             (m_axi_rid),
        .m_axi_rdata                           (m_axi_rdata),
        .m_axi_rresp                           (m_axi_rresp),
        .m_axi_rlast                           (m_axi_rlast),
        .m_axi_rvalid                          (m_axi_rvalid),
        .m_axi_rready                          (host_side_m_axi_rready),
        .m_axi_awid                            (host_side_m_axi_awid),
        .m_axi_awaddr                          (host_side_m_axi_awaddr),
        .m_axi_awlen                           (host_side_m_axi_awlen),
        .m_axi_awsize                          (host_side_m_axi_awsize),
        .m_axi_awburst                         (host_side_m_axi_awburst),
        .m_axi_awlock                          (host_side_m_axi_awlock),
        .m_axi_awcache                         (host_side_m_axi_awcache),
        .m_axi_awprot                          (host_side_m_axi_awprot),
        .m_axi_awvalid                         (host_side_m_axi_awvalid),
        .m_axi_awready                         (m_axi_awready),
        .m_axi_wdata                           (host_side_m_axi_wdata),
        .m_axi_wstrb                           (host_side_m_axi_wstrb),
        .m_axi_wlast                           (host_side_m_axi_wlast),
        .m_axi_wvalid                          (host_side_m_axi_wvalid),
        .m_axi_wready                          (m_axi_wready),
        .m_axi_bid                             (m_axi_bid),
        .m_axi_bresp                           (m_axi_bresp),
        .m_axi_bvalid                          (m_axi_bvalid),
        .m_axi_bready                          (host_side_m_axi_bready)
    );

    uet_host_control_q8_r16384 host_registers (
        .clk                                   (clk),
        .rst                                   (rst),
        .status_send_heads                     (host_side_status_send_heads),
        .status_receive_head                   (host_side_status_receive_head),
        .status_completion_heads               (host_side_status_completion_heads),
        .status_send_stopped                   (host_side_status_send_stopped),
        .status_receive_stopped                (host_side_status_receive_stopped),
        .status_host_error                     (host_side_status_host_error),
        .status_completions_lost               (host_side_status_completions_lost),
        .interrupts                            (host_side_interrupts),
        .settings_send_valid                   (host_registers_settings_send_valid),
        .settings_send_index                   (host_registers_settings_send_index),
        .settings_send_ring_enable             (host_registers_settings_send_ring_enable),
        .settings_send_ring_base               (host_registers_settings_send_ring_base),
        .settings_send_ring_log_size           (host_registers_settings_send_ring_log_size),
        .settings_send_ring_completions        (host_registers_settings_send_ring_completions),
        .settings_send_doorbell_valid          (host_registers_settings_send_doorbell_valid),
        .settings_send_doorbell_index          (host_registers_settings_send_doorbell_index),
        .settings_send_doorbell_producer       (host_registers_settings_send_doorbell_producer),
        .settings_receive_valid                (host_registers_settings_receive_valid),
        .settings_receive_index                (host_registers_settings_receive_index),
        .settings_receive_ring_enable          (host_registers_settings_receive_ring_enable),
        .settings_receive_ring_base            (host_registers_settings_receive_ring_base),
        .settings_receive_ring_log_size        (host_registers_settings_receive_ring_log_size),
        .settings_receive_ring_completions     (host_registers_settings_receive_ring_completions),
        .settings_receive_doorbell_valid       (host_registers_settings_receive_doorbell_valid),
        .settings_receive_doorbell_index       (host_registers_settings_receive_doorbell_index),
        .settings_receive_doorbell_producer    (host_registers_settings_receive_doorbell_producer),
        .settings_completions_valid            (host_registers_settings_completions_valid),
        .settings_completions_index            (host_registers_settings_completions_index),
        .settings_completions_ring_enable      (host_registers_settings_completions_ring_enable),
        .settings_completions_ring_base        (host_registers_settings_completions_ring_base),
        .settings_completions_ring_log_size    (host_registers_settings_completions_ring_log_size),
        .settings_completions_ring_completions (host_registers_settings_completions_ring_completions),
        .settings_completion_doorbell_valid    (host_registers_settings_completion_doorbell_valid),
        .settings_completion_doorbell_index    (host_registers_settings_completion_doorbell_index),
        .settings_completion_doorbell_consumer (host_registers_settings_completion_doorbell_consumer),
        .settings_completion_doorbell_arm      (host_registers_settings_completion_doorbell_arm),
        .settings_moderation_valid             (host_registers_settings_moderation_valid),
        .settings_moderation_index             (host_registers_settings_moderation_index),
        .settings_moderation_count             (host_registers_settings_moderation_count),
        .settings_moderation_time              (host_registers_settings_moderation_time),
        .settings_peer_valid                   (host_registers_settings_peer_valid),
        .settings_peer_index                   (host_registers_settings_peer_index),
        .settings_peer_known                   (host_registers_settings_peer_known),
        .settings_peer_local                   (host_registers_settings_peer_local),
        .settings_peer_destination             (host_registers_settings_peer_destination),
        .settings_clear_host_error             (host_registers_settings_clear_host_error),
        .irq                                   (host_registers_irq),
        .s_axi_awaddr                          (bus_host_awaddr),
        .s_axi_awprot                          (bus_host_awprot),
        .s_axi_awvalid                         (bus_host_awvalid),
        .s_axi_awready                         (host_registers_s_axi_awready),
        .s_axi_wdata                           (bus_host_wdata),
        .s_axi_wstrb                           (bus_host_wstrb),
        .s_axi_wvalid                          (bus_host_wvalid),
        .s_axi_wready                          (host_registers_s_axi_wready),
        .s_axi_bresp                           (host_registers_s_axi_bresp),
        .s_axi_bvalid                          (host_registers_s_axi_bvalid),
        .s_axi_bready                          (bus_host_bready),
        .s_axi_araddr                          (bus_host_araddr),
        .s_axi_arprot                          (bus_host_arprot),
        .s_axi_arvalid                         (bus_host_arvalid),
        .s_axi_arready                         (host_registers_s_axi_arready),
        .s_axi_rdata                           (host_registers_s_axi_rdata),
        .s_axi_rresp                           (host_registers_s_axi_rresp),
        .s_axi_rvalid                          (host_registers_s_axi_rvalid),
        .s_axi_rready                          (bus_host_rready)
    );

    assign ready = line_side_ready && host_side_ready;
    assign irq = line_side_irq || host_registers_irq;
    assign interrupts = host_side_interrupts;
    assign level = line_side_level;
    assign free = line_side_free;
    assign s_axi_awready = bus_s_axi_awready;
    assign s_axi_wready = bus_s_axi_wready;
    assign s_axi_bresp = bus_s_axi_bresp;
    assign s_axi_bvalid = bus_s_axi_bvalid;
    assign s_axi_arready = bus_s_axi_arready;
    assign s_axi_rdata = bus_s_axi_rdata;
    assign s_axi_rresp = bus_s_axi_rresp;
    assign s_axi_rvalid = bus_s_axi_rvalid;
    assign s_axis_rx_tready = line_side_s_axis_rx_tready;
    assign m_axis_tx_tdata = line_side_m_axis_tx_tdata;
    assign m_axis_tx_tkeep = line_side_m_axis_tx_tkeep;
    assign m_axis_tx_tlast = line_side_m_axis_tx_tlast;
    assign m_axis_tx_tuser = line_side_m_axis_tx_tuser;
    assign m_axis_tx_tvalid = line_side_m_axis_tx_tvalid;
    assign m_axi_arid = host_side_m_axi_arid;
    assign m_axi_araddr = host_side_m_axi_araddr;
    assign m_axi_arlen = host_side_m_axi_arlen;
    assign m_axi_arsize = host_side_m_axi_arsize;
    assign m_axi_arburst = host_side_m_axi_arburst;
    assign m_axi_arlock = host_side_m_axi_arlock;
    assign m_axi_arcache = host_side_m_axi_arcache;
    assign m_axi_arprot = host_side_m_axi_arprot;
    assign m_axi_arvalid = host_side_m_axi_arvalid;
    assign m_axi_rready = host_side_m_axi_rready;
    assign m_axi_awid = host_side_m_axi_awid;
    assign m_axi_awaddr = host_side_m_axi_awaddr;
    assign m_axi_awlen = host_side_m_axi_awlen;
    assign m_axi_awsize = host_side_m_axi_awsize;
    assign m_axi_awburst = host_side_m_axi_awburst;
    assign m_axi_awlock = host_side_m_axi_awlock;
    assign m_axi_awcache = host_side_m_axi_awcache;
    assign m_axi_awprot = host_side_m_axi_awprot;
    assign m_axi_awvalid = host_side_m_axi_awvalid;
    assign m_axi_wdata = host_side_m_axi_wdata;
    assign m_axi_wstrb = host_side_m_axi_wstrb;
    assign m_axi_wlast = host_side_m_axi_wlast;
    assign m_axi_wvalid = host_side_m_axi_wvalid;
    assign m_axi_bready = host_side_m_axi_bready;

endmodule

`default_nettype wire

// Queues in host memory for an endpoint, over AXI4 of 64 bytes a beat.
`default_nettype none

module uet_host_b64_a64_q8_r16384_u312 (
    input  wire         clk,
    input  wire         rst,
    input  wire         settings_send_valid,
    input  wire   [2:0] settings_send_index,
    input  wire         settings_send_ring_enable,
    input  wire  [63:0] settings_send_ring_base,
    input  wire   [3:0] settings_send_ring_log_size,
    input  wire   [2:0] settings_send_ring_completions,
    input  wire         settings_send_doorbell_valid,
    input  wire   [2:0] settings_send_doorbell_index,
    input  wire  [15:0] settings_send_doorbell_producer,
    input  wire         settings_receive_valid,
    input  wire         settings_receive_index,
    input  wire         settings_receive_ring_enable,
    input  wire  [63:0] settings_receive_ring_base,
    input  wire   [3:0] settings_receive_ring_log_size,
    input  wire   [2:0] settings_receive_ring_completions,
    input  wire         settings_receive_doorbell_valid,
    input  wire         settings_receive_doorbell_index,
    input  wire  [15:0] settings_receive_doorbell_producer,
    input  wire         settings_completions_valid,
    input  wire   [2:0] settings_completions_index,
    input  wire         settings_completions_ring_enable,
    input  wire  [63:0] settings_completions_ring_base,
    input  wire   [3:0] settings_completions_ring_log_size,
    input  wire   [2:0] settings_completions_ring_completions,
    input  wire         settings_completion_doorbell_valid,
    input  wire   [2:0] settings_completion_doorbell_index,
    input  wire  [15:0] settings_completion_doorbell_consumer,
    input  wire         settings_completion_doorbell_arm,
    input  wire         settings_moderation_valid,
    input  wire   [2:0] settings_moderation_index,
    input  wire   [7:0] settings_moderation_count,
    input  wire  [15:0] settings_moderation_time,
    input  wire         settings_peer_valid,
    input  wire   [7:0] settings_peer_index,
    input  wire         settings_peer_known,
    input  wire   [3:0] settings_peer_local,
    input  wire [127:0] settings_peer_destination,
    input  wire         settings_clear_host_error,
    output wire         ready,
    output wire [127:0] status_send_heads,
    output wire  [15:0] status_receive_head,
    output wire [127:0] status_completion_heads,
    output wire   [7:0] status_send_stopped,
    output wire         status_receive_stopped,
    output wire         status_host_error,
    output wire  [15:0] status_completions_lost,
    output wire   [7:0] interrupts,
    output wire         messages_payload_op,
    output wire   [1:0] messages_payload_mode,
    output wire   [3:0] messages_payload_lane,
    output wire   [3:0] messages_payload_traffic_class,
    output wire   [3:0] messages_payload_local,
    output wire [127:0] messages_payload_destination,
    output wire  [23:0] messages_payload_job_id,
    output wire  [11:0] messages_payload_pid_on_fep,
    output wire  [11:0] messages_payload_resource_index,
    output wire  [63:0] messages_payload_key,
    output wire  [63:0] messages_payload_offset,
    output wire  [31:0] messages_payload_initiator,
    output wire         messages_payload_has_header_data,
    output wire  [63:0] messages_payload_header_data,
    output wire  [31:0] messages_payload_length,
    output wire  [31:0] messages_payload_wr_id,
    output wire         messages_valid,
    input  wire         messages_ready,
    output wire [511:0] payload_payload_data,
    output wire  [63:0] payload_payload_keep,
    output wire         payload_payload_last,
    output wire         payload_payload_wrong,
    output wire         payload_valid,
    input  wire         payload_ready,
    input  wire  [31:0] sent_payload_wr_id,
    input  wire  [15:0] sent_payload_message_id,
    input  wire  [31:0] sent_payload_bytes,
    input  wire   [1:0] sent_payload_result,
    input  wire   [7:0] sent_payload_code,
    input  wire         sent_valid,
    output wire         sent_ready,
    output wire  [63:0] buffers_payload_address,
    output wire  [31:0] buffers_payload_length,
    output wire  [31:0] buffers_payload_wr_id,
    output wire         buffers_valid,
    input  wire         buffers_ready,
    input  wire [511:0] place_payload_data,
    input  wire  [63:0] place_payload_keep,
    input  wire         place_payload_last,
    input  wire  [63:0] place_payload_user_address,
    input  wire  [13:0] place_payload_user_length,
    input  wire  [15:0] place_payload_user_pdcid,
    input  wire  [15:0] place_payload_user_message_id,
    input  wire         place_valid,
    output wire         place_ready,
    input  wire   [5:0] came_payload_opcode,
    input  wire   [5:0] came_payload_return_code,
    input  wire         came_payload_reported,
    input  wire         came_payload_has_header_data,
    input  wire  [63:0] came_payload_header_data,
    input  wire  [31:0] came_payload_wr_id,
    input  wire  [31:0] came_payload_bytes,
    input  wire  [31:0] came_payload_initiator,
    input  wire  [63:0] came_payload_key,
    input  wire  [23:0] came_payload_job_id,
    input  wire  [15:0] came_payload_message_id,
    input  wire  [15:0] came_payload_pdcid,
    input  wire         came_valid,
    output wire         came_ready,
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

    localparam [1:0] SENT_KIND_OK         = 2'd0;
    localparam [1:0] SENT_KIND_REFUSED    = 2'd1;
    localparam [1:0] SENT_KIND_FAILED     = 2'd2;
    localparam [1:0] ENDED_RESULT_OK      = 2'd0;
    localparam [1:0] ENDED_RESULT_REFUSED = 2'd1;
    localparam [1:0] ENDED_RESULT_FAILED  = 2'd2;

    wire         answers_up_ready;
    wire   [1:0] answers_down_0_payload_id;
    wire [511:0] answers_down_0_payload_data;
    wire   [1:0] answers_down_0_payload_resp;
    wire         answers_down_0_payload_last;
    wire         answers_down_0_valid;
    wire   [1:0] answers_down_1_payload_id;
    wire [511:0] answers_down_1_payload_data;
    wire   [1:0] answers_down_1_payload_resp;
    wire         answers_down_1_payload_last;
    wire         answers_down_1_valid;
    wire   [1:0] answers_down_2_payload_id;
    wire [511:0] answers_down_2_payload_data;
    wire   [1:0] answers_down_2_payload_resp;
    wire         answers_down_2_payload_last;
    wire         answers_down_2_valid;
    wire   [1:0] answers_down_3_payload_id;
    wire [511:0] answers_down_3_payload_data;
    wire   [1:0] answers_down_3_payload_resp;
    wire         answers_down_3_payload_last;
    wire         answers_down_3_valid;
    wire [127:0] send_rings_heads;
    wire   [7:0] send_rings_stopped;
    wire   [2:0] send_rings_entries_payload_ring;
    wire   [2:0] send_rings_entries_payload_completions;
    wire [511:0] send_rings_entries_payload_entry;
    wire         send_rings_entries_payload_wrong;
    wire         send_rings_entries_valid;
    wire   [1:0] send_rings_m_axi_arid;
    wire  [63:0] send_rings_m_axi_araddr;
    wire   [7:0] send_rings_m_axi_arlen;
    wire   [2:0] send_rings_m_axi_arsize;
    wire   [1:0] send_rings_m_axi_arburst;
    wire         send_rings_m_axi_arlock;
    wire   [3:0] send_rings_m_axi_arcache;
    wire   [2:0] send_rings_m_axi_arprot;
    wire         send_rings_m_axi_arvalid;
    wire         send_rings_m_axi_rready;
    wire  [15:0] receive_ring_heads;
    wire         receive_ring_stopped;
    wire         receive_ring_entries_payload_ring;
    wire   [2:0] receive_ring_entries_payload_completions;
    wire [511:0] receive_ring_entries_payload_entry;
    wire         receive_ring_entries_payload_wrong;
    wire         receive_ring_entries_valid;
    wire   [1:0] receive_ring_m_axi_arid;
    wire  [63:0] receive_ring_m_axi_araddr;
    wire   [7:0] receive_ring_m_axi_arlen;
    wire   [2:0] receive_ring_m_axi_arsize;
    wire   [1:0] receive_ring_m_axi_arburst;
    wire         receive_ring_m_axi_arlock;
    wire   [3:0] receive_ring_m_axi_arcache;
    wire   [2:0] receive_ring_m_axi_arprot;
    wire         receive_ring_m_axi_arvalid;
    wire         receive_ring_m_axi_rready;
    wire         send_ready;
    wire         send_kept_valid;
    wire   [8:0] send_kept_tag;
    wire   [2:0] send_kept_entry_ring;
    wire   [2:0] send_kept_entry_completions;
    wire  [31:0] send_kept_entry_wr_id;
    wire   [7:0] send_kept_entry_opcode;
    wire         send_kept_entry_signalled;
    wire         send_entries_ready;
    wire         send_messages_payload_op;
    wire   [1:0] send_messages_payload_mode;
    wire   [3:0] send_messages_payload_lane;
    wire   [3:0] send_messages_payload_traffic_class;
    wire   [3:0] send_messages_payload_local;
    wire [127:0] send_messages_payload_destination;
    wire  [23:0] send_messages_payload_job_id;
    wire  [11:0] send_messages_payload_pid_on_fep;
    wire  [11:0] send_messages_payload_resource_index;
    wire  [63:0] send_messages_payload_key;
    wire  [63:0] send_messages_payload_offset;
    wire  [31:0] send_messages_payload_initiator;
    wire         send_messages_payload_has_header_data;
    wire  [63:0] send_messages_payload_header_data;
    wire  [31:0] send_messages_payload_length;
    wire  [31:0] send_messages_payload_wr_id;
    wire         send_messages_valid;
    wire   [1:0] send_places_payload_kind;
    wire  [63:0] send_places_payload_inline;
    wire   [3:0] send_places_payload_length;
    wire         send_places_valid;
    wire  [63:0] send_ranges_payload_address;
    wire  [31:0] send_ranges_payload_length;
    wire         send_ranges_valid;
    wire   [2:0] send_errors_payload_ring;
    wire  [63:0] send_errors_payload_facts_key;
    wire  [63:0] send_errors_payload_facts_header_data;
    wire  [31:0] send_errors_payload_facts_initiator;
    wire  [31:0] send_errors_payload_facts_bytes;
    wire   [1:0] send_errors_payload_facts_kind;
    wire         send_errors_payload_facts_has_header_data;
    wire         send_errors_payload_facts_receives;
    wire   [7:0] send_errors_payload_facts_opcode;
    wire   [7:0] send_errors_payload_facts_code;
    wire  [31:0] send_errors_payload_facts_wr_id;
    wire         send_errors_valid;
    wire         payload_reader_up_ready;
    wire [511:0] payload_reader_down_payload_data;
    wire  [63:0] payload_reader_down_payload_keep;
    wire         payload_reader_down_payload_last;
    wire         payload_reader_down_payload_wrong;
    wire         payload_reader_down_valid;
    wire   [1:0] payload_reader_m_axi_arid;
    wire  [63:0] payload_reader_m_axi_araddr;
    wire   [7:0] payload_reader_m_axi_arlen;
    wire   [2:0] payload_reader_m_axi_arsize;
    wire   [1:0] payload_reader_m_axi_arburst;
    wire         payload_reader_m_axi_arlock;
    wire   [3:0] payload_reader_m_axi_arcache;
    wire   [2:0] payload_reader_m_axi_arprot;
    wire         payload_reader_m_axi_arvalid;
    wire         payload_reader_m_axi_rready;
    wire         payload_join_places_ready;
    wire         payload_join_memory_ready;
    wire [511:0] payload_join_payload_payload_data;
    wire  [63:0] payload_join_payload_payload_keep;
    wire         payload_join_payload_payload_last;
    wire         payload_join_payload_payload_wrong;
    wire         payload_join_payload_valid;
    wire         asks_up_0_ready;
    wire         asks_up_1_ready;
    wire         asks_up_2_ready;
    wire   [1:0] asks_down_payload_id;
    wire  [63:0] asks_down_payload_addr;
    wire   [7:0] asks_down_payload_len;
    wire   [2:0] asks_down_payload_size;
    wire   [1:0] asks_down_payload_burst;
    wire         asks_down_payload_lock;
    wire   [3:0] asks_down_payload_cache;
    wire   [2:0] asks_down_payload_prot;
    wire         asks_down_valid;
    reg    [1:0] sent_state;
    reg   [31:0] ended_wr_id;
    reg   [15:0] ended_message_id;
    reg   [31:0] ended_bytes;
    reg    [1:0] ended_result;
    reg    [7:0] ended_code;
    reg   [46:0] kept_rdata;
    reg    [1:0] sent_kind;
    reg    [7:0] issued;
    reg    [7:0] done;
    reg          marked;
    reg    [7:0] mark;
    reg    [2:0] receive_completions;
    wire         sent_queue_up_ready;
    wire   [2:0] sent_queue_down_payload_ring;
    wire  [63:0] sent_queue_down_payload_facts_key;
    wire  [63:0] sent_queue_down_payload_facts_header_data;
    wire  [31:0] sent_queue_down_payload_facts_initiator;
    wire  [31:0] sent_queue_down_payload_facts_bytes;
    wire   [1:0] sent_queue_down_payload_facts_kind;
    wire         sent_queue_down_payload_facts_has_header_data;
    wire         sent_queue_down_payload_facts_receives;
    wire   [7:0] sent_queue_down_payload_facts_opcode;
    wire   [7:0] sent_queue_down_payload_facts_code;
    wire  [31:0] sent_queue_down_payload_facts_wr_id;
    wire         sent_queue_down_valid;
    wire         came_queue_up_ready;
    wire   [2:0] came_queue_down_payload_ring;
    wire  [63:0] came_queue_down_payload_facts_key;
    wire  [63:0] came_queue_down_payload_facts_header_data;
    wire  [31:0] came_queue_down_payload_facts_initiator;
    wire  [31:0] came_queue_down_payload_facts_bytes;
    wire   [1:0] came_queue_down_payload_facts_kind;
    wire         came_queue_down_payload_facts_has_header_data;
    wire         came_queue_down_payload_facts_receives;
    wire   [7:0] came_queue_down_payload_facts_opcode;
    wire   [7:0] came_queue_down_payload_facts_code;
    wire  [31:0] came_queue_down_payload_facts_wr_id;
    wire         came_queue_down_valid;
    wire         error_queue_up_ready;
    wire   [2:0] error_queue_down_payload_ring;
    wire  [63:0] error_queue_down_payload_facts_key;
    wire  [63:0] error_queue_down_payload_facts_header_data;
    wire  [31:0] error_queue_down_payload_facts_initiator;
    wire  [31:0] error_queue_down_payload_facts_bytes;
    wire   [1:0] error_queue_down_payload_facts_kind;
    wire         error_queue_down_payload_facts_has_header_data;
    wire         error_queue_down_payload_facts_receives;
    wire   [7:0] error_queue_down_payload_facts_opcode;
    wire   [7:0] error_queue_down_payload_facts_code;
    wire  [31:0] error_queue_down_payload_facts_wr_id;
    wire         error_queue_down_valid;
    wire         all_up_0_ready;
    wire         all_up_1_ready;
    wire         all_up_2_ready;
    wire         all_up_3_ready;
    wire   [2:0] all_down_payload_ring;
    wire  [63:0] all_down_payload_facts_key;
    wire  [63:0] all_down_payload_facts_header_data;
    wire  [31:0] all_down_payload_facts_initiator;
    wire  [31:0] all_down_payload_facts_bytes;
    wire   [1:0] all_down_payload_facts_kind;
    wire         all_down_payload_facts_has_header_data;
    wire         all_down_payload_facts_receives;
    wire   [7:0] all_down_payload_facts_opcode;
    wire   [7:0] all_down_payload_facts_code;
    wire  [31:0] all_down_payload_facts_wr_id;
    wire         all_down_valid;
    reg          host_error;
    wire [127:0] rings_heads;
    wire         rings_lost;
    wire         rings_completions_ready;
    wire [511:0] rings_down_payload_data;
    wire  [63:0] rings_down_payload_keep;
    wire         rings_down_payload_last;
    wire  [63:0] rings_down_payload_user_address;
    wire   [2:0] rings_down_payload_user_ring;
    wire         rings_down_valid;
    wire         writes_up_0_ready;
    wire         writes_up_1_ready;
    wire [511:0] writes_down_payload_data;
    wire  [63:0] writes_down_payload_keep;
    wire         writes_down_payload_last;
    wire  [63:0] writes_down_payload_user_target_address;
    wire  [13:0] writes_down_payload_user_target_length;
    wire         writes_down_payload_user_completes;
    wire   [2:0] writes_down_payload_user_ring;
    wire         writes_down_valid;
    wire         writer_issued;
    wire         writer_done;
    wire         writer_failed;
    wire         writer_up_ready;
    wire   [1:0] writer_m_axi_awid;
    wire  [63:0] writer_m_axi_awaddr;
    wire   [7:0] writer_m_axi_awlen;
    wire   [2:0] writer_m_axi_awsize;
    wire   [1:0] writer_m_axi_awburst;
    wire         writer_m_axi_awlock;
    wire   [3:0] writer_m_axi_awcache;
    wire   [2:0] writer_m_axi_awprot;
    wire         writer_m_axi_awvalid;
    wire [511:0] writer_m_axi_wdata;
    wire  [63:0] writer_m_axi_wstrb;
    wire         writer_m_axi_wlast;
    wire         writer_m_axi_wvalid;
    wire         writer_m_axi_bready;
    wire         kinds_up_ready;
    wire         kinds_down_payload_completes;
    wire   [2:0] kinds_down_payload_ring;
    wire         kinds_down_valid;
    wire   [7:0] moderation_interrupts;
    reg   [15:0] completions_lost;
    (* no_rw_check *)
    reg   [46:0] kept [0:511];

    wire       is_told = kept_rdata[0] || ended_result != ENDED_RESULT_OK;
    wire       sent_told_ready = sent_queue_up_ready;
    wire       sent_over = sent_state == 2'd2 && (!is_told || sent_told_ready);
    wire       returned_valid = sent_over;
    wire [8:0] returned_tag = ended_wr_id[8:0];
    wire       unread_ready = error_queue_up_ready;
    wire       usable_ready = buffers_ready;
    wire [7:0] done_minus_mark = done - mark;
    wire       is_in_memory = marked && !done_minus_mark[7];
    wire       came_told_ready = came_queue_up_ready;
    wire       came_over = is_in_memory && (!came_payload_reported || came_told_ready);
    wire       ended_wr_id_term = sent_state == 2'd0 && sent_valid;
    wire       came_valid_and_not_marked = came_valid && !marked;

    demux_w517_n4 answers (
        .up_payload_id       (m_axi_rid),
        .up_payload_data     (m_axi_rdata),
        .up_payload_resp     (m_axi_rresp),
        .up_payload_last     (m_axi_rlast),
        .up_valid            (m_axi_rvalid),
        .up_ready            (answers_up_ready),
        .down_0_payload_id   (answers_down_0_payload_id),
        .down_0_payload_data (answers_down_0_payload_data),
        .down_0_payload_resp (answers_down_0_payload_resp),
        .down_0_payload_last (answers_down_0_payload_last),
        .down_0_valid        (answers_down_0_valid),
        .down_0_ready        (send_rings_m_axi_rready),
        .down_1_payload_id   (answers_down_1_payload_id),
        .down_1_payload_data (answers_down_1_payload_data),
        .down_1_payload_resp (answers_down_1_payload_resp),
        .down_1_payload_last (answers_down_1_payload_last),
        .down_1_valid        (answers_down_1_valid),
        .down_1_ready        (receive_ring_m_axi_rready),
        .down_2_payload_id   (answers_down_2_payload_id),
        .down_2_payload_data (answers_down_2_payload_data),
        .down_2_payload_resp (answers_down_2_payload_resp),
        .down_2_payload_last (answers_down_2_payload_last),
        .down_2_valid        (answers_down_2_valid),
        .down_2_ready        (payload_reader_m_axi_rready),
        .down_3_payload_id   (answers_down_3_payload_id),
        .down_3_payload_data (answers_down_3_payload_data),
        .down_3_payload_resp (answers_down_3_payload_resp),
        .down_3_payload_last (answers_down_3_payload_last),
        .down_3_valid        (answers_down_3_valid),
        .down_3_ready        (1'b1)
    );

    ring_fetch_b64_a64_i2_n0_r8 send_rings (
        .clk                         (clk),
        .rst                         (rst),
        .set_valid                   (settings_send_valid),
        .set_index                   (settings_send_index),
        .set_ring_enable             (settings_send_ring_enable),
        .set_ring_base               (settings_send_ring_base),
        .set_ring_log_size           (settings_send_ring_log_size),
        .set_ring_completions        (settings_send_ring_completions),
        .doorbell_valid              (settings_send_doorbell_valid),
        .doorbell_index              (settings_send_doorbell_index),
        .doorbell_producer           (settings_send_doorbell_producer),
        .heads                       (send_rings_heads),
        .stopped                     (send_rings_stopped),
        .entries_payload_ring        (send_rings_entries_payload_ring),
        .entries_payload_completions (send_rings_entries_payload_completions),
        .entries_payload_entry       (send_rings_entries_payload_entry),
        .entries_payload_wrong       (send_rings_entries_payload_wrong),
        .entries_valid               (send_rings_entries_valid),
        .entries_ready               (send_entries_ready),
        .m_axi_arid                  (send_rings_m_axi_arid),
        .m_axi_araddr                (send_rings_m_axi_araddr),
        .m_axi_arlen                 (send_rings_m_axi_arlen),
        .m_axi_arsize                (send_rings_m_axi_arsize),
        .m_axi_arburst               (send_rings_m_axi_arburst),
        .m_axi_arlock                (send_rings_m_axi_arlock),
        .m_axi_arcache               (send_rings_m_axi_arcache),
        .m_axi_arprot                (send_rings_m_axi_arprot),
        .m_axi_arvalid               (send_rings_m_axi_arvalid),
        .m_axi_arready               (asks_up_0_ready),
        .m_axi_rid                   (answers_down_0_payload_id),
        .m_axi_rdata                 (answers_down_0_payload_data),
        .m_axi_rresp                 (answers_down_0_payload_resp),
        .m_axi_rlast                 (answers_down_0_payload_last),
        .m_axi_rvalid                (answers_down_0_valid),
        .m_axi_rready                (send_rings_m_axi_rready)
    );

    ring_fetch_b64_a64_i2_n1_r1 receive_ring (
        .clk                         (clk),
        .rst                         (rst),
        .set_valid                   (settings_receive_valid),
        .set_index                   (settings_receive_index),
        .set_ring_enable             (settings_receive_ring_enable),
        .set_ring_base               (settings_receive_ring_base),
        .set_ring_log_size           (settings_receive_ring_log_size),
        .set_ring_completions        (settings_receive_ring_completions),
        .doorbell_valid              (settings_receive_doorbell_valid),
        .doorbell_index              (settings_receive_doorbell_index),
        .doorbell_producer           (settings_receive_doorbell_producer),
        .heads                       (receive_ring_heads),
        .stopped                     (receive_ring_stopped),
        .entries_payload_ring        (receive_ring_entries_payload_ring),
        .entries_payload_completions (receive_ring_entries_payload_completions),
        .entries_payload_entry       (receive_ring_entries_payload_entry),
        .entries_payload_wrong       (receive_ring_entries_payload_wrong),
        .entries_valid               (receive_ring_entries_valid),
        .entries_ready               (receive_ring_entries_payload_wrong ? unread_ready : usable_ready),
        .m_axi_arid                  (receive_ring_m_axi_arid),
        .m_axi_araddr                (receive_ring_m_axi_araddr),
        .m_axi_arlen                 (receive_ring_m_axi_arlen),
        .m_axi_arsize                (receive_ring_m_axi_arsize),
        .m_axi_arburst               (receive_ring_m_axi_arburst),
        .m_axi_arlock                (receive_ring_m_axi_arlock),
        .m_axi_arcache               (receive_ring_m_axi_arcache),
        .m_axi_arprot                (receive_ring_m_axi_arprot),
        .m_axi_arvalid               (receive_ring_m_axi_arvalid),
        .m_axi_arready               (asks_up_1_ready),
        .m_axi_rid                   (answers_down_1_payload_id),
        .m_axi_rdata                 (answers_down_1_payload_data),
        .m_axi_rresp                 (answers_down_1_payload_resp),
        .m_axi_rlast                 (answers_down_1_payload_last),
        .m_axi_rvalid                (answers_down_1_valid),
        .m_axi_rready                (receive_ring_m_axi_rready)
    );

    send_entries_a64_r8 send (
        .clk                                  (clk),
        .rst                                  (rst),
        .peers_valid                          (settings_peer_valid),
        .peers_index                          (settings_peer_index),
        .peers_known                          (settings_peer_known),
        .peers_local                          (settings_peer_local),
        .peers_destination                    (settings_peer_destination),
        .returned_valid                       (returned_valid),
        .returned_tag                         (returned_tag),
        .ready                                (send_ready),
        .kept_valid                           (send_kept_valid),
        .kept_tag                             (send_kept_tag),
        .kept_entry_ring                      (send_kept_entry_ring),
        .kept_entry_completions               (send_kept_entry_completions),
        .kept_entry_wr_id                     (send_kept_entry_wr_id),
        .kept_entry_opcode                    (send_kept_entry_opcode),
        .kept_entry_signalled                 (send_kept_entry_signalled),
        .entries_payload_ring                 (send_rings_entries_payload_ring),
        .entries_payload_completions          (send_rings_entries_payload_completions),
        .entries_payload_entry                (send_rings_entries_payload_entry),
        .entries_payload_wrong                (send_rings_entries_payload_wrong),
        .entries_valid                        (send_rings_entries_valid),
        .entries_ready                        (send_entries_ready),
        .messages_payload_op                  (send_messages_payload_op),
        .messages_payload_mode                (send_messages_payload_mode),
        .messages_payload_lane                (send_messages_payload_lane),
        .messages_payload_traffic_class       (send_messages_payload_traffic_class),
        .messages_payload_local               (send_messages_payload_local),
        .messages_payload_destination         (send_messages_payload_destination),
        .messages_payload_job_id              (send_messages_payload_job_id),
        .messages_payload_pid_on_fep          (send_messages_payload_pid_on_fep),
        .messages_payload_resource_index      (send_messages_payload_resource_index),
        .messages_payload_key                 (send_messages_payload_key),
        .messages_payload_offset              (send_messages_payload_offset),
        .messages_payload_initiator           (send_messages_payload_initiator),
        .messages_payload_has_header_data     (send_messages_payload_has_header_data),
        .messages_payload_header_data         (send_messages_payload_header_data),
        .messages_payload_length              (send_messages_payload_length),
        .messages_payload_wr_id               (send_messages_payload_wr_id),
        .messages_valid                       (send_messages_valid),
        .messages_ready                       (messages_ready),
        .places_payload_kind                  (send_places_payload_kind),
        .places_payload_inline                (send_places_payload_inline),
        .places_payload_length                (send_places_payload_length),
        .places_valid                         (send_places_valid),
        .places_ready                         (payload_join_places_ready),
        .ranges_payload_address               (send_ranges_payload_address),
        .ranges_payload_length                (send_ranges_payload_length),
        .ranges_valid                         (send_ranges_valid),
        .ranges_ready                         (payload_reader_up_ready),
        .errors_payload_ring                  (send_errors_payload_ring),
        .errors_payload_facts_key             (send_errors_payload_facts_key),
        .errors_payload_facts_header_data     (send_errors_payload_facts_header_data),
        .errors_payload_facts_initiator       (send_errors_payload_facts_initiator),
        .errors_payload_facts_bytes           (send_errors_payload_facts_bytes),
        .errors_payload_facts_kind            (send_errors_payload_facts_kind),
        .errors_payload_facts_has_header_data (send_errors_payload_facts_has_header_data),
        .errors_payload_facts_receives        (send_errors_payload_facts_receives),
        .errors_payload_facts_opcode          (send_errors_payload_facts_opcode),
        .errors_payload_facts_code            (send_errors_payload_facts_code),
        .errors_payload_facts_wr_id           (send_errors_payload_facts_wr_id),
        .errors_valid                         (send_errors_valid),
        .errors_ready                         (all_up_3_ready)
    );

    axi_reader_b64_a64_l32_i2_n2_o16_r256 payload_reader (
        .clk                (clk),
        .rst                (rst),
        .up_payload_address (send_ranges_payload_address),
        .up_payload_length  (send_ranges_payload_length),
        .up_valid           (send_ranges_valid),
        .up_ready           (payload_reader_up_ready),
        .down_payload_data  (payload_reader_down_payload_data),
        .down_payload_keep  (payload_reader_down_payload_keep),
        .down_payload_last  (payload_reader_down_payload_last),
        .down_payload_wrong (payload_reader_down_payload_wrong),
        .down_valid         (payload_reader_down_valid),
        .down_ready         (payload_join_memory_ready),
        .m_axi_arid         (payload_reader_m_axi_arid),
        .m_axi_araddr       (payload_reader_m_axi_araddr),
        .m_axi_arlen        (payload_reader_m_axi_arlen),
        .m_axi_arsize       (payload_reader_m_axi_arsize),
        .m_axi_arburst      (payload_reader_m_axi_arburst),
        .m_axi_arlock       (payload_reader_m_axi_arlock),
        .m_axi_arcache      (payload_reader_m_axi_arcache),
        .m_axi_arprot       (payload_reader_m_axi_arprot),
        .m_axi_arvalid      (payload_reader_m_axi_arvalid),
        .m_axi_arready      (asks_up_2_ready),
        .m_axi_rid          (answers_down_2_payload_id),
        .m_axi_rdata        (answers_down_2_payload_data),
        .m_axi_rresp        (answers_down_2_payload_resp),
        .m_axi_rlast        (answers_down_2_payload_last),
        .m_axi_rvalid       (answers_down_2_valid),
        .m_axi_rready       (payload_reader_m_axi_rready)
    );

    payload_join_b64 payload_join (
        .clk                   (clk),
        .rst                   (rst),
        .places_payload_kind   (send_places_payload_kind),
        .places_payload_inline (send_places_payload_inline),
        .places_payload_length (send_places_payload_length),
        .places_valid          (send_places_valid),
        .places_ready          (payload_join_places_ready),
        .memory_payload_data   (payload_reader_down_payload_data),
        .memory_payload_keep   (payload_reader_down_payload_keep),
        .memory_payload_last   (payload_reader_down_payload_last),
        .memory_payload_wrong  (payload_reader_down_payload_wrong),
        .memory_valid          (payload_reader_down_valid),
        .memory_ready          (payload_join_memory_ready),
        .payload_payload_data  (payload_join_payload_payload_data),
        .payload_payload_keep  (payload_join_payload_payload_keep),
        .payload_payload_last  (payload_join_payload_payload_last),
        .payload_payload_wrong (payload_join_payload_payload_wrong),
        .payload_valid         (payload_join_payload_valid),
        .payload_ready         (payload_ready)
    );

    stream_mux_w87_round_robin_n3_hold asks (
        .clk                (clk),
        .rst                (rst),
        .up_0_payload_id    (send_rings_m_axi_arid),
        .up_0_payload_addr  (send_rings_m_axi_araddr),
        .up_0_payload_len   (send_rings_m_axi_arlen),
        .up_0_payload_size  (send_rings_m_axi_arsize),
        .up_0_payload_burst (send_rings_m_axi_arburst),
        .up_0_payload_lock  (send_rings_m_axi_arlock),
        .up_0_payload_cache (send_rings_m_axi_arcache),
        .up_0_payload_prot  (send_rings_m_axi_arprot),
        .up_0_valid         (send_rings_m_axi_arvalid),
        .up_0_ready         (asks_up_0_ready),
        .up_1_payload_id    (receive_ring_m_axi_arid),
        .up_1_payload_addr  (receive_ring_m_axi_araddr),
        .up_1_payload_len   (receive_ring_m_axi_arlen),
        .up_1_payload_size  (receive_ring_m_axi_arsize),
        .up_1_payload_burst (receive_ring_m_axi_arburst),
        .up_1_payload_lock  (receive_ring_m_axi_arlock),
        .up_1_payload_cache (receive_ring_m_axi_arcache),
        .up_1_payload_prot  (receive_ring_m_axi_arprot),
        .up_1_valid         (receive_ring_m_axi_arvalid),
        .up_1_ready         (asks_up_1_ready),
        .up_2_payload_id    (payload_reader_m_axi_arid),
        .up_2_payload_addr  (payload_reader_m_axi_araddr),
        .up_2_payload_len   (payload_reader_m_axi_arlen),
        .up_2_payload_size  (payload_reader_m_axi_arsize),
        .up_2_payload_burst (payload_reader_m_axi_arburst),
        .up_2_payload_lock  (payload_reader_m_axi_arlock),
        .up_2_payload_cache (payload_reader_m_axi_arcache),
        .up_2_payload_prot  (payload_reader_m_axi_arprot),
        .up_2_valid         (payload_reader_m_axi_arvalid),
        .up_2_ready         (asks_up_2_ready),
        .down_payload_id    (asks_down_payload_id),
        .down_payload_addr  (asks_down_payload_addr),
        .down_payload_len   (asks_down_payload_len),
        .down_payload_size  (asks_down_payload_size),
        .down_payload_burst (asks_down_payload_burst),
        .down_payload_lock  (asks_down_payload_lock),
        .down_payload_cache (asks_down_payload_cache),
        .down_payload_prot  (asks_down_payload_prot),
        .down_valid         (asks_down_valid),
        .down_ready         (m_axi_arready)
    );

    fifo_w247_d4 sent_queue (
        .clk                                (clk),
        .rst                                (rst),
        .up_payload_ring                    (kept_rdata[43:41]),
        .up_payload_facts_key               ({48'd0, ended_message_id}),
        .up_payload_facts_header_data       (64'd0),
        .up_payload_facts_initiator         ({29'd0, kept_rdata[46:44]}),
        .up_payload_facts_bytes             (ended_bytes),
        .up_payload_facts_kind              (sent_kind),
        .up_payload_facts_has_header_data   (1'b0),
        .up_payload_facts_receives          (1'b0),
        .up_payload_facts_opcode            (kept_rdata[8:1]),
        .up_payload_facts_code              (ended_code),
        .up_payload_facts_wr_id             (kept_rdata[40:9]),
        .up_valid                           (sent_state == 2'd2 && is_told),
        .up_ready                           (sent_queue_up_ready),
        .down_payload_ring                  (sent_queue_down_payload_ring),
        .down_payload_facts_key             (sent_queue_down_payload_facts_key),
        .down_payload_facts_header_data     (sent_queue_down_payload_facts_header_data),
        .down_payload_facts_initiator       (sent_queue_down_payload_facts_initiator),
        .down_payload_facts_bytes           (sent_queue_down_payload_facts_bytes),
        .down_payload_facts_kind            (sent_queue_down_payload_facts_kind),
        .down_payload_facts_has_header_data (sent_queue_down_payload_facts_has_header_data),
        .down_payload_facts_receives        (sent_queue_down_payload_facts_receives),
        .down_payload_facts_opcode          (sent_queue_down_payload_facts_opcode),
        .down_payload_facts_code            (sent_queue_down_payload_facts_code),
        .down_payload_facts_wr_id           (sent_queue_down_payload_facts_wr_id),
        .down_valid                         (sent_queue_down_valid),
        .down_ready                         (all_up_0_ready)
    );

    fifo_w247_d4 came_queue (
        .clk                                (clk),
        .rst                                (rst),
        .up_payload_ring                    (receive_completions),
        .up_payload_facts_key               (came_payload_key),
        .up_payload_facts_header_data       (came_payload_header_data),
        .up_payload_facts_initiator         (came_payload_initiator),
        .up_payload_facts_bytes             (came_payload_bytes),
        .up_payload_facts_kind              (came_payload_return_code == 6'd1 ? 2'd0 : 2'd1),
        .up_payload_facts_has_header_data   (came_payload_has_header_data),
        .up_payload_facts_receives          (1'b1),
        .up_payload_facts_opcode            ({2'd0, came_payload_opcode}),
        .up_payload_facts_code              ({2'd0, came_payload_return_code}),
        .up_payload_facts_wr_id             (came_payload_wr_id),
        .up_valid                           (came_valid && is_in_memory && came_payload_reported),
        .up_ready                           (came_queue_up_ready),
        .down_payload_ring                  (came_queue_down_payload_ring),
        .down_payload_facts_key             (came_queue_down_payload_facts_key),
        .down_payload_facts_header_data     (came_queue_down_payload_facts_header_data),
        .down_payload_facts_initiator       (came_queue_down_payload_facts_initiator),
        .down_payload_facts_bytes           (came_queue_down_payload_facts_bytes),
        .down_payload_facts_kind            (came_queue_down_payload_facts_kind),
        .down_payload_facts_has_header_data (came_queue_down_payload_facts_has_header_data),
        .down_payload_facts_receives        (came_queue_down_payload_facts_receives),
        .down_payload_facts_opcode          (came_queue_down_payload_facts_opcode),
        .down_payload_facts_code            (came_queue_down_payload_facts_code),
        .down_payload_facts_wr_id           (came_queue_down_payload_facts_wr_id),
        .down_valid                         (came_queue_down_valid),
        .down_ready                         (all_up_1_ready)
    );

    fifo_w247_d4 error_queue (
        .clk                                (clk),
        .rst                                (rst),
        .up_payload_ring                    (receive_ring_entries_payload_completions),
        .up_payload_facts_key               (64'd0),
        .up_payload_facts_header_data       (64'd0),
        .up_payload_facts_initiator         (32'd0),
        .up_payload_facts_bytes             (32'd0),
        .up_payload_facts_kind              (2'd3),
        .up_payload_facts_has_header_data   (1'b0),
        .up_payload_facts_receives          (1'b1),
        .up_payload_facts_opcode            (8'd5),
        .up_payload_facts_code              (8'd1),
        .up_payload_facts_wr_id             (32'd0),
        .up_valid                           (receive_ring_entries_valid && receive_ring_entries_payload_wrong),
        .up_ready                           (error_queue_up_ready),
        .down_payload_ring                  (error_queue_down_payload_ring),
        .down_payload_facts_key             (error_queue_down_payload_facts_key),
        .down_payload_facts_header_data     (error_queue_down_payload_facts_header_data),
        .down_payload_facts_initiator       (error_queue_down_payload_facts_initiator),
        .down_payload_facts_bytes           (error_queue_down_payload_facts_bytes),
        .down_payload_facts_kind            (error_queue_down_payload_facts_kind),
        .down_payload_facts_has_header_data (error_queue_down_payload_facts_has_header_data),
        .down_payload_facts_receives        (error_queue_down_payload_facts_receives),
        .down_payload_facts_opcode          (error_queue_down_payload_facts_opcode),
        .down_payload_facts_code            (error_queue_down_payload_facts_code),
        .down_payload_facts_wr_id           (error_queue_down_payload_facts_wr_id),
        .down_valid                         (error_queue_down_valid),
        .down_ready                         (all_up_2_ready)
    );

    stream_mux_w247_round_robin_n4_hold all (
        .clk                                (clk),
        .rst                                (rst),
        .up_0_payload_ring                  (sent_queue_down_payload_ring),
        .up_0_payload_facts_key             (sent_queue_down_payload_facts_key),
        .up_0_payload_facts_header_data     (sent_queue_down_payload_facts_header_data),
        .up_0_payload_facts_initiator       (sent_queue_down_payload_facts_initiator),
        .up_0_payload_facts_bytes           (sent_queue_down_payload_facts_bytes),
        .up_0_payload_facts_kind            (sent_queue_down_payload_facts_kind),
        .up_0_payload_facts_has_header_data (sent_queue_down_payload_facts_has_header_data),
        .up_0_payload_facts_receives        (sent_queue_down_payload_facts_receives),
        .up_0_payload_facts_opcode          (sent_queue_down_payload_facts_opcode),
        .up_0_payload_facts_code            (sent_queue_down_payload_facts_code),
        .up_0_payload_facts_wr_id           (sent_queue_down_payload_facts_wr_id),
        .up_0_valid                         (sent_queue_down_valid),
        .up_0_ready                         (all_up_0_ready),
        .up_1_payload_ring                  (came_queue_down_payload_ring),
        .up_1_payload_facts_key             (came_queue_down_payload_facts_key),
        .up_1_payload_facts_header_data     (came_queue_down_payload_facts_header_data),
        .up_1_payload_facts_initiator       (came_queue_down_payload_facts_initiator),
        .up_1_payload_facts_bytes           (came_queue_down_payload_facts_bytes),
        .up_1_payload_facts_kind            (came_queue_down_payload_facts_kind),
        .up_1_payload_facts_has_header_data (came_queue_down_payload_facts_has_header_data),
        .up_1_payload_facts_receives        (came_queue_down_payload_facts_receives),
        .up_1_payload_facts_opcode          (came_queue_down_payload_facts_opcode),
        .up_1_payload_facts_code            (came_queue_down_payload_facts_code),
        .up_1_payload_facts_wr_id           (came_queue_down_payload_facts_wr_id),
        .up_1_valid                         (came_queue_down_valid),
        .up_1_ready                         (all_up_1_ready),
        .up_2_payload_ring                  (error_queue_down_payload_ring),
        .up_2_payload_facts_key             (error_queue_down_payload_facts_key),
        .up_2_payload_facts_header_data     (error_queue_down_payload_facts_header_data),
        .up_2_payload_facts_initiator       (error_queue_down_payload_facts_initiator),
        .up_2_payload_facts_bytes           (error_queue_down_payload_facts_bytes),
        .up_2_payload_facts_kind            (error_queue_down_payload_facts_kind),
        .up_2_payload_facts_has_header_data (error_queue_down_payload_facts_has_header_data),
        .up_2_payload_facts_receives        (error_queue_down_payload_facts_receives),
        .up_2_payload_facts_opcode          (error_queue_down_payload_facts_opcode),
        .up_2_payload_facts_code            (error_queue_down_payload_facts_code),
        .up_2_payload_facts_wr_id           (error_queue_down_payload_facts_wr_id),
        .up_2_valid                         (error_queue_down_valid),
        .up_2_ready                         (all_up_2_ready),
        .up_3_payload_ring                  (send_errors_payload_ring),
        .up_3_payload_facts_key             (send_errors_payload_facts_key),
        .up_3_payload_facts_header_data     (send_errors_payload_facts_header_data),
        .up_3_payload_facts_initiator       (send_errors_payload_facts_initiator),
        .up_3_payload_facts_bytes           (send_errors_payload_facts_bytes),
        .up_3_payload_facts_kind            (send_errors_payload_facts_kind),
        .up_3_payload_facts_has_header_data (send_errors_payload_facts_has_header_data),
        .up_3_payload_facts_receives        (send_errors_payload_facts_receives),
        .up_3_payload_facts_opcode          (send_errors_payload_facts_opcode),
        .up_3_payload_facts_code            (send_errors_payload_facts_code),
        .up_3_payload_facts_wr_id           (send_errors_payload_facts_wr_id),
        .up_3_valid                         (send_errors_valid),
        .up_3_ready                         (all_up_3_ready),
        .down_payload_ring                  (all_down_payload_ring),
        .down_payload_facts_key             (all_down_payload_facts_key),
        .down_payload_facts_header_data     (all_down_payload_facts_header_data),
        .down_payload_facts_initiator       (all_down_payload_facts_initiator),
        .down_payload_facts_bytes           (all_down_payload_facts_bytes),
        .down_payload_facts_kind            (all_down_payload_facts_kind),
        .down_payload_facts_has_header_data (all_down_payload_facts_has_header_data),
        .down_payload_facts_receives        (all_down_payload_facts_receives),
        .down_payload_facts_opcode          (all_down_payload_facts_opcode),
        .down_payload_facts_code            (all_down_payload_facts_code),
        .down_payload_facts_wr_id           (all_down_payload_facts_wr_id),
        .down_valid                         (all_down_valid),
        .down_ready                         (rings_completions_ready)
    );

    completion_rings_b64_r8 rings (
        .clk                                       (clk),
        .rst                                       (rst),
        .set_valid                                 (settings_completions_valid),
        .set_index                                 (settings_completions_index),
        .set_ring_enable                           (settings_completions_ring_enable),
        .set_ring_base                             (settings_completions_ring_base),
        .set_ring_log_size                         (settings_completions_ring_log_size),
        .set_ring_completions                      (settings_completions_ring_completions),
        .doorbell_valid                            (settings_completion_doorbell_valid),
        .doorbell_index                            (settings_completion_doorbell_index),
        .doorbell_consumer                         (settings_completion_doorbell_consumer),
        .doorbell_arm                              (settings_completion_doorbell_arm),
        .host_error                                (host_error),
        .heads                                     (rings_heads),
        .lost                                      (rings_lost),
        .completions_payload_ring                  (all_down_payload_ring),
        .completions_payload_facts_key             (all_down_payload_facts_key),
        .completions_payload_facts_header_data     (all_down_payload_facts_header_data),
        .completions_payload_facts_initiator       (all_down_payload_facts_initiator),
        .completions_payload_facts_bytes           (all_down_payload_facts_bytes),
        .completions_payload_facts_kind            (all_down_payload_facts_kind),
        .completions_payload_facts_has_header_data (all_down_payload_facts_has_header_data),
        .completions_payload_facts_receives        (all_down_payload_facts_receives),
        .completions_payload_facts_opcode          (all_down_payload_facts_opcode),
        .completions_payload_facts_code            (all_down_payload_facts_code),
        .completions_payload_facts_wr_id           (all_down_payload_facts_wr_id),
        .completions_valid                         (all_down_valid),
        .completions_ready                         (rings_completions_ready),
        .down_payload_data                         (rings_down_payload_data),
        .down_payload_keep                         (rings_down_payload_keep),
        .down_payload_last                         (rings_down_payload_last),
        .down_payload_user_address                 (rings_down_payload_user_address),
        .down_payload_user_ring                    (rings_down_payload_user_ring),
        .down_valid                                (rings_down_valid),
        .down_ready                                (writes_up_1_ready)
    );

    packet_mux_w659_round_robin_n2_hold writes (
        .clk                              (clk),
        .rst                              (rst),
        .up_0_payload_data                (place_payload_data),
        .up_0_payload_keep                (place_payload_keep),
        .up_0_payload_last                (place_payload_last),
        .up_0_payload_user_target_address (place_payload_user_address),
        .up_0_payload_user_target_length  (place_payload_user_length),
        .up_0_payload_user_completes      (1'b0),
        .up_0_payload_user_ring           (3'd0),
        .up_0_valid                       (place_valid),
        .up_0_ready                       (writes_up_0_ready),
        .up_1_payload_data                (rings_down_payload_data),
        .up_1_payload_keep                (rings_down_payload_keep),
        .up_1_payload_last                (rings_down_payload_last),
        .up_1_payload_user_target_address (rings_down_payload_user_address),
        .up_1_payload_user_target_length  (14'd32),
        .up_1_payload_user_completes      (1'b1),
        .up_1_payload_user_ring           (rings_down_payload_user_ring),
        .up_1_valid                       (rings_down_valid),
        .up_1_ready                       (writes_up_1_ready),
        .down_payload_data                (writes_down_payload_data),
        .down_payload_keep                (writes_down_payload_keep),
        .down_payload_last                (writes_down_payload_last),
        .down_payload_user_target_address (writes_down_payload_user_target_address),
        .down_payload_user_target_length  (writes_down_payload_user_target_length),
        .down_payload_user_completes      (writes_down_payload_user_completes),
        .down_payload_user_ring           (writes_down_payload_user_ring),
        .down_valid                       (writes_down_valid),
        .down_ready                       (writer_up_ready)
    );

    axi_writer_b64_a64_l14_i2_n0_o32 writer (
        .clk                     (clk),
        .rst                     (rst),
        .issued                  (writer_issued),
        .done                    (writer_done),
        .failed                  (writer_failed),
        .up_payload_data         (writes_down_payload_data),
        .up_payload_keep         (writes_down_payload_keep),
        .up_payload_last         (writes_down_payload_last),
        .up_payload_user_address (writes_down_payload_user_target_address),
        .up_payload_user_length  (writes_down_payload_user_target_length),
        .up_valid                (writes_down_valid),
        .up_ready                (writer_up_ready),
        .m_axi_awid              (writer_m_axi_awid),
        .m_axi_awaddr            (writer_m_axi_awaddr),
        .m_axi_awlen             (writer_m_axi_awlen),
        .m_axi_awsize            (writer_m_axi_awsize),
        .m_axi_awburst           (writer_m_axi_awburst),
        .m_axi_awlock            (writer_m_axi_awlock),
        .m_axi_awcache           (writer_m_axi_awcache),
        .m_axi_awprot            (writer_m_axi_awprot),
        .m_axi_awvalid           (writer_m_axi_awvalid),
        .m_axi_awready           (m_axi_awready),
        .m_axi_wdata             (writer_m_axi_wdata),
        .m_axi_wstrb             (writer_m_axi_wstrb),
        .m_axi_wlast             (writer_m_axi_wlast),
        .m_axi_wvalid            (writer_m_axi_wvalid),
        .m_axi_wready            (m_axi_wready),
        .m_axi_bid               (m_axi_bid),
        .m_axi_bresp             (m_axi_bresp),
        .m_axi_bvalid            (m_axi_bvalid),
        .m_axi_bready            (writer_m_axi_bready)
    );

    fifo_w4_d64 kinds (
        .clk                    (clk),
        .rst                    (rst),
        .up_payload_completes   (writes_down_payload_user_completes),
        .up_payload_ring        (writes_down_payload_user_ring),
        .up_valid               (writer_issued),
        .up_ready               (kinds_up_ready),
        .down_payload_completes (kinds_down_payload_completes),
        .down_payload_ring      (kinds_down_payload_ring),
        .down_valid             (kinds_down_valid),
        .down_ready             (writer_done)
    );

    interrupt_moderation_c312_r8 moderation (
        .clk               (clk),
        .rst               (rst),
        .written_valid     (writer_done && kinds_down_payload_completes),
        .written_ring      (kinds_down_payload_ring),
        .reset_ring_valid  (settings_completions_valid),
        .reset_ring_ring   (settings_completions_index),
        .doorbell_valid    (settings_completion_doorbell_valid),
        .doorbell_index    (settings_completion_doorbell_index),
        .doorbell_consumer (settings_completion_doorbell_consumer),
        .doorbell_arm      (settings_completion_doorbell_arm),
        .moderation_valid  (settings_moderation_valid),
        .moderation_index  (settings_moderation_index),
        .moderation_count  (settings_moderation_count),
        .moderation_time   (settings_moderation_time),
        .interrupts        (moderation_interrupts)
    );

    always @* begin
        sent_kind = SENT_KIND_OK;
        if (ended_result == ENDED_RESULT_REFUSED) begin
            sent_kind = SENT_KIND_REFUSED;
        end
        if (ended_result == ENDED_RESULT_FAILED) begin
            sent_kind = SENT_KIND_FAILED;
        end
    end

    always @(posedge clk) begin
        kept_rdata <= kept[ended_wr_id[8:0]];
        if (send_kept_valid) kept[send_kept_tag] <= {
        send_kept_entry_ring,
        send_kept_entry_completions,
        send_kept_entry_wr_id,
        send_kept_entry_opcode,
        send_kept_entry_signalled
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            sent_state <= 2'd0;
            issued <= 8'd0;
            done <= 8'd0;
            marked <= 1'b0;
            receive_completions <= 3'd0;
            host_error <= 1'b0;
            completions_lost <= 16'd0;
        end else begin
            if (ended_wr_id_term) begin
                sent_state <= 2'd1;
            end else if (sent_state == 2'd1) begin
                sent_state <= 2'd2;
            end else if (sent_over) begin
                sent_state <= 2'd0;
            end
            if (settings_receive_valid) begin
                receive_completions <= settings_receive_ring_completions;
            end
            if (came_valid_and_not_marked) begin
                marked <= 1'b1;
            end
            if (came_over) begin
                marked <= 1'b0;
            end
            if (writer_issued) begin
                issued <= issued + 8'd1;
            end
            if (writer_done) begin
                done <= done + 8'd1;
            end
            if (settings_clear_host_error) begin
                host_error <= 1'b0;
            end
            if (writer_done && writer_failed) begin
                host_error <= 1'b1;
            end
            if (rings_lost) begin
                completions_lost <= completions_lost + 16'd1;
            end
        end
    end

    always @(posedge clk) begin
        if (ended_wr_id_term) begin
            ended_wr_id <= sent_payload_wr_id;
            ended_message_id <= sent_payload_message_id;
            ended_bytes <= sent_payload_bytes;
            ended_result <= sent_payload_result;
            ended_code <= sent_payload_code;
        end
        if (came_valid_and_not_marked) begin
            mark <= issued;
        end
    end

    assign ready = send_ready;
    assign status_send_heads = send_rings_heads;
    assign status_receive_head = receive_ring_heads;
    assign status_completion_heads = rings_heads;
    assign status_send_stopped = send_rings_stopped;
    assign status_receive_stopped = receive_ring_stopped;
    assign status_host_error = host_error;
    assign status_completions_lost = completions_lost;
    assign interrupts = moderation_interrupts;
    assign messages_payload_op = send_messages_payload_op;
    assign messages_payload_mode = send_messages_payload_mode;
    assign messages_payload_lane = send_messages_payload_lane;
    assign messages_payload_traffic_class = send_messages_payload_traffic_class;
    assign messages_payload_local = send_messages_payload_local;
    assign messages_payload_destination = send_messages_payload_destination;
    assign messages_payload_job_id = send_messages_payload_job_id;
    assign messages_payload_pid_on_fep = send_messages_payload_pid_on_fep;
    assign messages_payload_resource_index = send_messages_payload_resource_index;
    assign messages_payload_key = send_messages_payload_key;
    assign messages_payload_offset = send_messages_payload_offset;
    assign messages_payload_initiator = send_messages_payload_initiator;
    assign messages_payload_has_header_data = send_messages_payload_has_header_data;
    assign messages_payload_header_data = send_messages_payload_header_data;
    assign messages_payload_length = send_messages_payload_length;
    assign messages_payload_wr_id = send_messages_payload_wr_id;
    assign messages_valid = send_messages_valid;
    assign payload_payload_data = payload_join_payload_payload_data;
    assign payload_payload_keep = payload_join_payload_payload_keep;
    assign payload_payload_last = payload_join_payload_payload_last;
    assign payload_payload_wrong = payload_join_payload_payload_wrong;
    assign payload_valid = payload_join_payload_valid;
    assign sent_ready = sent_state == 2'd0;
    assign buffers_payload_address = receive_ring_entries_payload_entry[191:128];
    assign buffers_payload_length = receive_ring_entries_payload_entry[127:96];
    assign buffers_payload_wr_id = receive_ring_entries_payload_entry[63:32];
    assign buffers_valid = receive_ring_entries_valid && !receive_ring_entries_payload_wrong;
    assign place_ready = writes_up_0_ready;
    assign came_ready = came_over;
    assign m_axi_arid = asks_down_payload_id;
    assign m_axi_araddr = asks_down_payload_addr;
    assign m_axi_arlen = asks_down_payload_len;
    assign m_axi_arsize = asks_down_payload_size;
    assign m_axi_arburst = asks_down_payload_burst;
    assign m_axi_arlock = asks_down_payload_lock;
    assign m_axi_arcache = asks_down_payload_cache;
    assign m_axi_arprot = asks_down_payload_prot;
    assign m_axi_arvalid = asks_down_valid;
    assign m_axi_rready = answers_up_ready;
    assign m_axi_awid = writer_m_axi_awid;
    assign m_axi_awaddr = writer_m_axi_awaddr;
    assign m_axi_awlen = writer_m_axi_awlen;
    assign m_axi_awsize = writer_m_axi_awsize;
    assign m_axi_awburst = writer_m_axi_awburst;
    assign m_axi_awlock = writer_m_axi_awlock;
    assign m_axi_awcache = writer_m_axi_awcache;
    assign m_axi_awprot = writer_m_axi_awprot;
    assign m_axi_awvalid = writer_m_axi_awvalid;
    assign m_axi_wdata = writer_m_axi_wdata;
    assign m_axi_wstrb = writer_m_axi_wstrb;
    assign m_axi_wlast = writer_m_axi_wlast;
    assign m_axi_wvalid = writer_m_axi_wvalid;
    assign m_axi_bready = writer_m_axi_bready;

    wire _unused_ok = &{1'b0, place_payload_user_pdcid, place_payload_user_message_id, came_payload_job_id, came_payload_message_id, came_payload_pdcid, answers_down_3_payload_id, answers_down_3_payload_data, answers_down_3_payload_resp, answers_down_3_payload_last, answers_down_3_valid, receive_ring_entries_payload_ring, receive_ring_entries_payload_entry[511:192], receive_ring_entries_payload_entry[95:64], receive_ring_entries_payload_entry[31:0], ended_wr_id[31:9], kinds_up_ready, kinds_down_valid, done_minus_mark[6:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) answers_have_a_reader: assert (!answers_down_3_valid);
    always @(posedge clk) if (!rst) a_packet_that_is_written_finds_room: assert (!writer_issued || kinds_up_ready);
`endif

endmodule

`default_nettype wire

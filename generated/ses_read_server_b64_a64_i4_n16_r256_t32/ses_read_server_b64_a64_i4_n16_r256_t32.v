// Reads the bytes that packets of READs ask for, and answers each of them.
`default_nettype none

module ses_read_server_b64_a64_i4_n16_r256_t32 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [13:0] max_ack_data,
    input  wire  [31:0] up_payload_tag,
    input  wire  [63:0] up_payload_address,
    input  wire  [13:0] up_payload_payload_length,
    input  wire  [31:0] up_payload_request_length,
    input  wire  [31:0] up_payload_message_offset,
    input  wire  [23:0] up_payload_job_id,
    input  wire  [15:0] up_payload_message_id,
    input  wire         up_payload_small,
    input  wire  [31:0] up_payload_psn,
    input  wire         up_payload_rudi,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [31:0] answer_payload_tag,
    output wire   [5:0] answer_payload_return_code,
    output wire         answer_payload_small,
    output wire         answer_payload_in_ack,
    output wire  [23:0] answer_payload_job_id,
    output wire  [15:0] answer_payload_message_id,
    output wire  [13:0] answer_payload_payload_length,
    output wire  [31:0] answer_payload_modified_length,
    output wire  [31:0] answer_payload_message_offset,
    output wire  [31:0] answer_payload_original_request_psn,
    output wire         answer_valid,
    input  wire         answer_ready,
    output wire [511:0] beats_payload_data,
    output wire  [63:0] beats_payload_keep,
    output wire         beats_payload_last,
    output wire         beats_payload_wrong,
    output wire         beats_valid,
    input  wire         beats_ready,
    output wire   [3:0] m_axi_arid,
    output wire  [63:0] m_axi_araddr,
    output wire   [7:0] m_axi_arlen,
    output wire   [2:0] m_axi_arsize,
    output wire   [1:0] m_axi_arburst,
    output wire         m_axi_arlock,
    output wire   [3:0] m_axi_arcache,
    output wire   [2:0] m_axi_arprot,
    output wire         m_axi_arvalid,
    input  wire         m_axi_arready,
    input  wire   [3:0] m_axi_rid,
    input  wire [511:0] m_axi_rdata,
    input  wire   [1:0] m_axi_rresp,
    input  wire         m_axi_rlast,
    input  wire         m_axi_rvalid,
    output wire         m_axi_rready
);

    wire         waiting_up_ready;
    wire  [31:0] waiting_down_payload_answer_tag;
    wire   [5:0] waiting_down_payload_answer_return_code;
    wire         waiting_down_payload_answer_small;
    wire         waiting_down_payload_answer_in_ack;
    wire  [23:0] waiting_down_payload_answer_job_id;
    wire  [15:0] waiting_down_payload_answer_message_id;
    wire  [13:0] waiting_down_payload_answer_payload_length;
    wire  [31:0] waiting_down_payload_answer_modified_length;
    wire  [31:0] waiting_down_payload_answer_message_offset;
    wire  [31:0] waiting_down_payload_answer_original_request_psn;
    wire         waiting_down_payload_has_bytes;
    wire         waiting_down_valid;
    wire         reader_up_ready;
    wire [511:0] reader_down_payload_data;
    wire  [63:0] reader_down_payload_keep;
    wire         reader_down_payload_last;
    wire         reader_down_payload_wrong;
    wire         reader_down_valid;
    wire   [3:0] reader_m_axi_arid;
    wire  [63:0] reader_m_axi_araddr;
    wire   [7:0] reader_m_axi_arlen;
    wire   [2:0] reader_m_axi_arsize;
    wire   [1:0] reader_m_axi_arburst;
    wire         reader_m_axi_arlock;
    wire   [3:0] reader_m_axi_arcache;
    wire   [2:0] reader_m_axi_arprot;
    wire         reader_m_axi_arvalid;
    wire         reader_m_axi_rready;
    wire   [8:0] whole_beats;
    wire   [8:0] whole_packets;
    wire         whole_overflow;
    wire         whole_up_ready;
    wire [511:0] whole_down_payload_data;
    wire  [63:0] whole_down_payload_keep;
    wire         whole_down_payload_last;
    wire         whole_down_payload_wrong;
    wire         whole_down_valid;
    wire         states_up_ready;
    wire         states_down_payload;
    wire         states_down_valid;

    wire has_bytes = |up_payload_payload_length;
    wire reader_ready = reader_up_ready;
    wire bytes_ready = reader_ready || !has_bytes;
    wire ends = reader_down_valid && whole_up_ready && reader_down_payload_last;
    wire is_there = waiting_down_valid && (states_down_valid || !waiting_down_payload_has_bytes);
    wire leaves = is_there && answer_ready;
    wire failed = waiting_down_payload_has_bytes && states_down_payload;

    fifo_w191_d16 waiting (
        .clk                                      (clk),
        .rst                                      (rst),
        .up_payload_answer_tag                    (up_payload_tag),
        .up_payload_answer_return_code            (6'd1),
        .up_payload_answer_small                  (up_payload_small),
        .up_payload_answer_in_ack                 (up_payload_rudi || {18'd0, max_ack_data} >= up_payload_request_length),
        .up_payload_answer_job_id                 (up_payload_job_id),
        .up_payload_answer_message_id             (up_payload_message_id),
        .up_payload_answer_payload_length         (up_payload_payload_length),
        .up_payload_answer_modified_length        (up_payload_request_length & {32{!up_payload_small}}),
        .up_payload_answer_message_offset         (up_payload_message_offset),
        .up_payload_answer_original_request_psn   (up_payload_psn & {32{up_payload_small}}),
        .up_payload_has_bytes                     (has_bytes),
        .up_valid                                 (up_valid && bytes_ready),
        .up_ready                                 (waiting_up_ready),
        .down_payload_answer_tag                  (waiting_down_payload_answer_tag),
        .down_payload_answer_return_code          (waiting_down_payload_answer_return_code),
        .down_payload_answer_small                (waiting_down_payload_answer_small),
        .down_payload_answer_in_ack               (waiting_down_payload_answer_in_ack),
        .down_payload_answer_job_id               (waiting_down_payload_answer_job_id),
        .down_payload_answer_message_id           (waiting_down_payload_answer_message_id),
        .down_payload_answer_payload_length       (waiting_down_payload_answer_payload_length),
        .down_payload_answer_modified_length      (waiting_down_payload_answer_modified_length),
        .down_payload_answer_message_offset       (waiting_down_payload_answer_message_offset),
        .down_payload_answer_original_request_psn (waiting_down_payload_answer_original_request_psn),
        .down_payload_has_bytes                   (waiting_down_payload_has_bytes),
        .down_valid                               (waiting_down_valid),
        .down_ready                               (leaves)
    );

    axi_reader_b64_a64_l14_i4_n1_o16_r256 reader (
        .clk                (clk),
        .rst                (rst),
        .up_payload_address (up_payload_address),
        .up_payload_length  (up_payload_payload_length),
        .up_valid           (up_valid && has_bytes && waiting_up_ready),
        .up_ready           (reader_up_ready),
        .down_payload_data  (reader_down_payload_data),
        .down_payload_keep  (reader_down_payload_keep),
        .down_payload_last  (reader_down_payload_last),
        .down_payload_wrong (reader_down_payload_wrong),
        .down_valid         (reader_down_valid),
        .down_ready         (whole_up_ready),
        .m_axi_arid         (reader_m_axi_arid),
        .m_axi_araddr       (reader_m_axi_araddr),
        .m_axi_arlen        (reader_m_axi_arlen),
        .m_axi_arsize       (reader_m_axi_arsize),
        .m_axi_arburst      (reader_m_axi_arburst),
        .m_axi_arlock       (reader_m_axi_arlock),
        .m_axi_arcache      (reader_m_axi_arcache),
        .m_axi_arprot       (reader_m_axi_arprot),
        .m_axi_arvalid      (reader_m_axi_arvalid),
        .m_axi_arready      (m_axi_arready),
        .m_axi_rid          (m_axi_rid),
        .m_axi_rdata        (m_axi_rdata),
        .m_axi_rresp        (m_axi_rresp),
        .m_axi_rlast        (m_axi_rlast),
        .m_axi_rvalid       (m_axi_rvalid),
        .m_axi_rready       (reader_m_axi_rready)
    );

    packet_fifo_wait_w578_d256 whole (
        .clk                (clk),
        .rst                (rst),
        .drop               (reader_down_payload_wrong),
        .beats              (whole_beats),
        .packets            (whole_packets),
        .overflow           (whole_overflow),
        .up_payload_data    (reader_down_payload_data),
        .up_payload_keep    (reader_down_payload_keep),
        .up_payload_last    (reader_down_payload_last),
        .up_payload_wrong   (reader_down_payload_wrong),
        .up_valid           (reader_down_valid),
        .up_ready           (whole_up_ready),
        .down_payload_data  (whole_down_payload_data),
        .down_payload_keep  (whole_down_payload_keep),
        .down_payload_last  (whole_down_payload_last),
        .down_payload_wrong (whole_down_payload_wrong),
        .down_valid         (whole_down_valid),
        .down_ready         (beats_ready)
    );

    fifo_w1_d16 states (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (reader_down_payload_wrong),
        .up_valid     (ends),
        .up_ready     (states_up_ready),
        .down_payload (states_down_payload),
        .down_valid   (states_down_valid),
        .down_ready   (leaves && waiting_down_payload_has_bytes)
    );

    assign up_ready = waiting_up_ready && bytes_ready;
    assign answer_payload_tag = waiting_down_payload_answer_tag;
    assign answer_payload_return_code = failed ? 6'd14 : waiting_down_payload_answer_return_code;
    assign answer_payload_small = waiting_down_payload_answer_small;
    assign answer_payload_in_ack = waiting_down_payload_answer_in_ack;
    assign answer_payload_job_id = waiting_down_payload_answer_job_id;
    assign answer_payload_message_id = waiting_down_payload_answer_message_id;
    assign answer_payload_payload_length = waiting_down_payload_answer_payload_length & {14{!failed}};
    assign answer_payload_modified_length = waiting_down_payload_answer_modified_length & {32{!failed}};
    assign answer_payload_message_offset = waiting_down_payload_answer_message_offset;
    assign answer_payload_original_request_psn = waiting_down_payload_answer_original_request_psn;
    assign answer_valid = is_there;
    assign beats_payload_data = whole_down_payload_data;
    assign beats_payload_keep = whole_down_payload_keep;
    assign beats_payload_last = whole_down_payload_last;
    assign beats_payload_wrong = whole_down_payload_wrong;
    assign beats_valid = whole_down_valid;
    assign m_axi_arid = reader_m_axi_arid;
    assign m_axi_araddr = reader_m_axi_araddr;
    assign m_axi_arlen = reader_m_axi_arlen;
    assign m_axi_arsize = reader_m_axi_arsize;
    assign m_axi_arburst = reader_m_axi_arburst;
    assign m_axi_arlock = reader_m_axi_arlock;
    assign m_axi_arcache = reader_m_axi_arcache;
    assign m_axi_arprot = reader_m_axi_arprot;
    assign m_axi_arvalid = reader_m_axi_arvalid;
    assign m_axi_rready = reader_m_axi_rready;

    wire _unused_ok = &{1'b0, whole_beats, whole_packets, whole_overflow, states_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) state_has_place: assert (!ends || states_up_ready);
`endif

endmodule

`default_nettype wire

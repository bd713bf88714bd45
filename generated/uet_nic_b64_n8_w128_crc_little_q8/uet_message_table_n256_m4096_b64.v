// Up to 256 messages under way, and what becomes of them.
`default_nettype none

module uet_message_table_n256_m4096_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire         outcome_valid,
    input  wire   [2:0] outcome_place,
    input  wire  [31:0] outcome_handle,
    input  wire  [15:0] outcome_message,
    input  wire   [1:0] outcome_kind,
    input  wire         outcome_response_present,
    input  wire   [1:0] outcome_response_list,
    input  wire   [5:0] outcome_response_opcode,
    input  wire   [5:0] outcome_response_return_code,
    input  wire  [15:0] outcome_response_message_id,
    input  wire  [31:0] outcome_response_modified_length,
    input  wire   [7:0] outcome_code,
    output wire         ready,
    input  wire         messages_payload_op,
    input  wire   [1:0] messages_payload_mode,
    input  wire   [3:0] messages_payload_lane,
    input  wire   [3:0] messages_payload_traffic_class,
    input  wire   [3:0] messages_payload_local,
    input  wire [127:0] messages_payload_destination,
    input  wire  [23:0] messages_payload_job_id,
    input  wire  [11:0] messages_payload_pid_on_fep,
    input  wire  [11:0] messages_payload_resource_index,
    input  wire  [63:0] messages_payload_key,
    input  wire  [63:0] messages_payload_offset,
    input  wire  [31:0] messages_payload_initiator,
    input  wire         messages_payload_has_header_data,
    input  wire  [63:0] messages_payload_header_data,
    input  wire  [31:0] messages_payload_length,
    input  wire  [31:0] messages_payload_wr_id,
    input  wire         messages_valid,
    output wire         messages_ready,
    output wire         opened_payload_message_op,
    output wire   [1:0] opened_payload_message_mode,
    output wire   [3:0] opened_payload_message_lane,
    output wire   [3:0] opened_payload_message_traffic_class,
    output wire   [3:0] opened_payload_message_local,
    output wire [127:0] opened_payload_message_destination,
    output wire  [23:0] opened_payload_message_job_id,
    output wire  [11:0] opened_payload_message_pid_on_fep,
    output wire  [11:0] opened_payload_message_resource_index,
    output wire  [63:0] opened_payload_message_key,
    output wire  [63:0] opened_payload_message_offset,
    output wire  [31:0] opened_payload_message_initiator,
    output wire         opened_payload_message_has_header_data,
    output wire  [63:0] opened_payload_message_header_data,
    output wire  [31:0] opened_payload_message_length,
    output wire  [31:0] opened_payload_message_wr_id,
    output wire  [15:0] opened_payload_id,
    output wire  [31:0] opened_payload_beats,
    output wire         opened_valid,
    input  wire         opened_ready,
    output wire  [31:0] completion_payload_wr_id,
    output wire  [15:0] completion_payload_message_id,
    output wire  [31:0] completion_payload_bytes,
    output wire   [1:0] completion_payload_result,
    output wire   [7:0] completion_payload_code,
    output wire         completion_valid,
    input  wire         completion_ready
);

    localparam [1:0] RESULT_OK           = 2'd0;
    localparam [1:0] RESULT_REFUSED      = 2'd1;
    localparam [1:0] RESULT_FAILED       = 2'd2;
    localparam [1:0] HEARD_KIND_RESPONSE = 2'd0;
    localparam [1:0] HEARD_KIND_FAILED   = 2'd2;

    wire         entries_filling;
    wire   [7:0] entries_fill;
    wire  [15:0] entries_next_payload;
    wire         entries_next_valid;
    wire         slice_up_ready;
    wire         slice_down_payload_message_op;
    wire   [1:0] slice_down_payload_message_mode;
    wire   [3:0] slice_down_payload_message_lane;
    wire   [3:0] slice_down_payload_message_traffic_class;
    wire   [3:0] slice_down_payload_message_local;
    wire [127:0] slice_down_payload_message_destination;
    wire  [23:0] slice_down_payload_message_job_id;
    wire  [11:0] slice_down_payload_message_pid_on_fep;
    wire  [11:0] slice_down_payload_message_resource_index;
    wire  [63:0] slice_down_payload_message_key;
    wire  [63:0] slice_down_payload_message_offset;
    wire  [31:0] slice_down_payload_message_initiator;
    wire         slice_down_payload_message_has_header_data;
    wire  [63:0] slice_down_payload_message_header_data;
    wire  [31:0] slice_down_payload_message_length;
    wire  [31:0] slice_down_payload_message_wr_id;
    wire  [15:0] slice_down_payload_id;
    wire  [31:0] slice_down_payload_beats;
    wire         slice_down_valid;
    reg          heard_valid;
    reg    [2:0] heard_place;
    reg   [31:0] heard_handle;
    reg   [15:0] heard_message;
    reg    [1:0] heard_kind;
    reg          heard_response_present;
    reg    [1:0] heard_response_list;
    reg    [5:0] heard_response_opcode;
    reg    [5:0] heard_response_return_code;
    reg   [15:0] heard_response_message_id;
    reg   [31:0] heard_response_modified_length;
    reg    [7:0] heard_code;
    reg    [1:0] result;
    reg    [7:0] code;
    reg          ends;
    reg   [15:0] ended_message_id;
    reg    [1:0] ended_result;
    reg    [7:0] ended_code;
    reg   [31:0] ended_wr_id;
    reg   [31:0] ended_bytes;
    wire         done_up_ready;
    wire  [31:0] done_down_payload_wr_id;
    wire  [15:0] done_down_payload_message_id;
    wire  [31:0] done_down_payload_bytes;
    wire   [1:0] done_down_payload_result;
    wire   [7:0] done_down_payload_code;
    wire         done_down_valid;
    reg   [20:0] totals [0:255];
    reg   [63:0] facts [0:255];
    reg   [38:0] progress [0:255];

    wire        done_down_ready = completion_ready;
    wire        returned_valid = done_down_valid && done_down_ready;
    wire [15:0] returned_id = done_down_payload_message_id;
    wire        takes = slice_up_ready && messages_valid;
    wire        enters_term = messages_valid && entries_next_valid;
    wire        enters = enters_term && slice_up_ready;
    wire [38:0] progress_rdata = progress[heard_message[7:0]];
    wire        is_first = progress_rdata[38:31] != heard_message[15:8];
    wire [20:0] totals_rdata = totals[heard_message[7:0]];
    wire [20:0] left_before = is_first ? totals_rdata : progress_rdata[30:10];
    wire        is_refused_term = !(heard_response_return_code == 6'd1 || heard_response_return_code == 6'd0);
    wire        is_refused = heard_kind == HEARD_KIND_RESPONSE && is_refused_term;
    wire [63:0] facts_rdata = facts[heard_message[7:0]];
    wire [32:0] slice_up_payload_beats_word = {32'd0, |messages_payload_length[5:0]};
    wire [32:0] slice_up_payload_beats_word_2 = {32'd0, !(|messages_payload_length)};
    wire [32:0] slice_up_payload_beats_or = ({7'd0, messages_payload_length[31:6]} + slice_up_payload_beats_word) | slice_up_payload_beats_word_2;
    wire [32:0] totals_word = {32'd0, |messages_payload_length[11:0]};
    wire [32:0] totals_or = ({13'd0, messages_payload_length[31:12]} + totals_word) | slice_up_payload_beats_word_2;
    wire  [7:0] progress_choice = entries_filling ? entries_fill : heard_message[7:0];

    handle_list_n256_w16_f1 entries (
        .clk          (clk),
        .rst          (rst),
        .returned     (returned_valid),
        .back         (returned_id),
        .filling      (entries_filling),
        .fill         (entries_fill),
        .next_payload (entries_next_payload),
        .next_valid   (entries_next_valid),
        .next_ready   (takes)
    );

    forward_slice_w528 slice (
        .clk                                  (clk),
        .rst                                  (rst),
        .up_payload_message_op                (messages_payload_op),
        .up_payload_message_mode              (messages_payload_mode),
        .up_payload_message_lane              (messages_payload_lane),
        .up_payload_message_traffic_class     (messages_payload_traffic_class),
        .up_payload_message_local             (messages_payload_local),
        .up_payload_message_destination       (messages_payload_destination),
        .up_payload_message_job_id            (messages_payload_job_id),
        .up_payload_message_pid_on_fep        (messages_payload_pid_on_fep),
        .up_payload_message_resource_index    (messages_payload_resource_index),
        .up_payload_message_key               (messages_payload_key),
        .up_payload_message_offset            (messages_payload_offset),
        .up_payload_message_initiator         (messages_payload_initiator),
        .up_payload_message_has_header_data   (messages_payload_has_header_data),
        .up_payload_message_header_data       (messages_payload_header_data),
        .up_payload_message_length            (messages_payload_length),
        .up_payload_message_wr_id             (messages_payload_wr_id),
        .up_payload_id                        (entries_next_payload),
        .up_payload_beats                     (slice_up_payload_beats_or[31:0]),
        .up_valid                             (enters_term),
        .up_ready                             (slice_up_ready),
        .down_payload_message_op              (slice_down_payload_message_op),
        .down_payload_message_mode            (slice_down_payload_message_mode),
        .down_payload_message_lane            (slice_down_payload_message_lane),
        .down_payload_message_traffic_class   (slice_down_payload_message_traffic_class),
        .down_payload_message_local           (slice_down_payload_message_local),
        .down_payload_message_destination     (slice_down_payload_message_destination),
        .down_payload_message_job_id          (slice_down_payload_message_job_id),
        .down_payload_message_pid_on_fep      (slice_down_payload_message_pid_on_fep),
        .down_payload_message_resource_index  (slice_down_payload_message_resource_index),
        .down_payload_message_key             (slice_down_payload_message_key),
        .down_payload_message_offset          (slice_down_payload_message_offset),
        .down_payload_message_initiator       (slice_down_payload_message_initiator),
        .down_payload_message_has_header_data (slice_down_payload_message_has_header_data),
        .down_payload_message_header_data     (slice_down_payload_message_header_data),
        .down_payload_message_length          (slice_down_payload_message_length),
        .down_payload_message_wr_id           (slice_down_payload_message_wr_id),
        .down_payload_id                      (slice_down_payload_id),
        .down_payload_beats                   (slice_down_payload_beats),
        .down_valid                           (slice_down_valid),
        .down_ready                           (opened_ready)
    );

    block_fifo_w90_d256 done (
        .clk                     (clk),
        .rst                     (rst),
        .up_payload_wr_id        (ended_wr_id),
        .up_payload_message_id   (ended_message_id),
        .up_payload_bytes        (ended_bytes),
        .up_payload_result       (ended_result),
        .up_payload_code         (ended_code),
        .up_valid                (ends),
        .up_ready                (done_up_ready),
        .down_payload_wr_id      (done_down_payload_wr_id),
        .down_payload_message_id (done_down_payload_message_id),
        .down_payload_bytes      (done_down_payload_bytes),
        .down_payload_result     (done_down_payload_result),
        .down_payload_code       (done_down_payload_code),
        .down_valid              (done_down_valid),
        .down_ready              (done_down_ready)
    );

    always @* begin
        result = RESULT_OK;
        if (heard_kind == HEARD_KIND_FAILED) begin
            result = RESULT_FAILED;
        end else if (is_refused) begin
            result = RESULT_REFUSED;
        end
        if (!is_first && progress_rdata[9:8] != 2'd0) begin
            result = progress_rdata[9:8];
        end
    end

    always @* begin
        code = 8'd1;
        if (heard_kind == HEARD_KIND_FAILED) begin
            code = heard_code;
        end else if (is_refused) begin
            code = {2'd0, heard_response_return_code};
        end
        if (!is_first && progress_rdata[9:8] != 2'd0) begin
            code = progress_rdata[7:0];
        end
    end

    always @(posedge clk) begin
        if (enters) totals[entries_next_payload[7:0]] <= totals_or[20:0];
    end

    always @(posedge clk) begin
        if (enters) facts[entries_next_payload[7:0]] <= {messages_payload_wr_id, messages_payload_length};
    end

    always @(posedge clk) begin
        if (heard_valid || entries_filling) progress[progress_choice] <= {entries_filling ? 8'd0 : heard_message[15:8], left_before - 21'd1, result, code};
    end

    always @(posedge clk) begin
        if (rst) begin
            heard_valid <= 1'b0;
            ends <= 1'b0;
        end else begin
            heard_valid <= outcome_valid;
            ends <= heard_valid && left_before == 21'd1;
        end
    end

    always @(posedge clk) begin
        heard_place <= outcome_place;
        heard_handle <= outcome_handle;
        heard_message <= outcome_message;
        heard_kind <= outcome_kind;
        heard_response_present <= outcome_response_present;
        heard_response_list <= outcome_response_list;
        heard_response_opcode <= outcome_response_opcode;
        heard_response_return_code <= outcome_response_return_code;
        heard_response_message_id <= outcome_response_message_id;
        heard_response_modified_length <= outcome_response_modified_length;
        heard_code <= outcome_code;
        ended_message_id <= heard_message;
        ended_result <= result;
        ended_code <= code;
        ended_wr_id <= facts_rdata[63:32];
        ended_bytes <= facts_rdata[31:0];
    end

    assign ready = !entries_filling;
    assign messages_ready = takes && entries_next_valid;
    assign opened_payload_message_op = slice_down_payload_message_op;
    assign opened_payload_message_mode = slice_down_payload_message_mode;
    assign opened_payload_message_lane = slice_down_payload_message_lane;
    assign opened_payload_message_traffic_class = slice_down_payload_message_traffic_class;
    assign opened_payload_message_local = slice_down_payload_message_local;
    assign opened_payload_message_destination = slice_down_payload_message_destination;
    assign opened_payload_message_job_id = slice_down_payload_message_job_id;
    assign opened_payload_message_pid_on_fep = slice_down_payload_message_pid_on_fep;
    assign opened_payload_message_resource_index = slice_down_payload_message_resource_index;
    assign opened_payload_message_key = slice_down_payload_message_key;
    assign opened_payload_message_offset = slice_down_payload_message_offset;
    assign opened_payload_message_initiator = slice_down_payload_message_initiator;
    assign opened_payload_message_has_header_data = slice_down_payload_message_has_header_data;
    assign opened_payload_message_header_data = slice_down_payload_message_header_data;
    assign opened_payload_message_length = slice_down_payload_message_length;
    assign opened_payload_message_wr_id = slice_down_payload_message_wr_id;
    assign opened_payload_id = slice_down_payload_id;
    assign opened_payload_beats = slice_down_payload_beats;
    assign opened_valid = slice_down_valid;
    assign completion_payload_wr_id = done_down_payload_wr_id;
    assign completion_payload_message_id = done_down_payload_message_id;
    assign completion_payload_bytes = done_down_payload_bytes;
    assign completion_payload_result = done_down_payload_result;
    assign completion_payload_code = done_down_payload_code;
    assign completion_valid = done_down_valid;

    wire _unused_ok = &{1'b0, heard_place, heard_handle, heard_response_present, heard_response_list, heard_response_opcode, heard_response_message_id, heard_response_modified_length, done_up_ready, slice_up_payload_beats_or[32], totals_or[32:21]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) has_packets_left: assert (!heard_valid || (|left_before));
    always @(posedge clk) if (!rst) completion_finds_room: assert (!ends || done_up_ready);
`endif

endmodule

`default_nettype wire

// Up to 64 deferrable sends of the host, and RTRs to peers.
`default_nettype none

module uet_deferred_sends_b64_n64_tags (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] choices_partial,
    input  wire         choices_target_upper,
    input  wire         tick,
    input  wire         arrived_valid,
    input  wire  [15:0] arrived_peer,
    input  wire  [63:0] arrived_match_bits,
    input  wire  [63:0] arrived_buffer_offset,
    input  wire         payload_wrong,
    input  wire         had_valid,
    input  wire  [63:0] had_value,
    output wire         answer_valid,
    output wire   [5:0] answer_code,
    output wire         wrong,
    output wire         fetched_valid,
    output wire  [63:0] fetched_value,
    input  wire   [3:0] messages_payload_op,
    input  wire         messages_payload_is_tagged,
    input  wire   [1:0] messages_payload_mode,
    input  wire   [3:0] messages_payload_lane,
    input  wire   [3:0] messages_payload_traffic_class,
    input  wire   [3:0] messages_payload_local,
    input  wire [127:0] messages_payload_destination,
    input  wire  [23:0] messages_payload_job_id,
    input  wire  [11:0] messages_payload_pid_on_fep,
    input  wire  [11:0] messages_payload_resource_index,
    input  wire   [7:0] messages_payload_ri_generation,
    input  wire         messages_payload_dc,
    input  wire  [63:0] messages_payload_key,
    input  wire  [63:0] messages_payload_offset,
    input  wire  [31:0] messages_payload_initiator,
    input  wire         messages_payload_has_header_data,
    input  wire  [63:0] messages_payload_header_data,
    input  wire  [31:0] messages_payload_length,
    input  wire  [31:0] messages_payload_wr_id,
    input  wire         messages_payload_back_enable,
    input  wire  [15:0] messages_payload_back_pdcid,
    input  wire         messages_payload_back_close,
    input  wire         messages_payload_expects,
    input  wire         messages_valid,
    output wire         messages_ready,
    input  wire [511:0] payload_payload_data,
    input  wire  [63:0] payload_payload_keep,
    input  wire         payload_payload_last,
    input  wire         payload_valid,
    output wire         payload_ready,
    input  wire  [31:0] rtrs_payload_token,
    input  wire [127:0] rtrs_payload_destination,
    input  wire   [3:0] rtrs_payload_local,
    input  wire  [23:0] rtrs_payload_job_id,
    input  wire  [63:0] rtrs_payload_match_bits,
    input  wire  [63:0] rtrs_payload_buffer_offset,
    input  wire         rtrs_valid,
    output wire         rtrs_ready,
    input  wire  [31:0] ended_payload_wr_id,
    input  wire  [15:0] ended_payload_message_id,
    input  wire  [31:0] ended_payload_bytes,
    input  wire   [1:0] ended_payload_result,
    input  wire   [7:0] ended_payload_code,
    input  wire   [7:0] ended_payload_ri_generation,
    input  wire   [3:0] ended_payload_op,
    input  wire         ended_payload_deferred,
    input  wire         ended_payload_modified_valid,
    input  wire  [31:0] ended_payload_modified_length,
    input  wire         ended_valid,
    output wire         ended_ready,
    output wire   [3:0] out_payload_op,
    output wire         out_payload_is_tagged,
    output wire   [1:0] out_payload_mode,
    output wire   [3:0] out_payload_lane,
    output wire   [3:0] out_payload_traffic_class,
    output wire   [3:0] out_payload_local,
    output wire [127:0] out_payload_destination,
    output wire  [23:0] out_payload_job_id,
    output wire  [11:0] out_payload_pid_on_fep,
    output wire  [11:0] out_payload_resource_index,
    output wire   [7:0] out_payload_ri_generation,
    output wire         out_payload_dc,
    output wire  [63:0] out_payload_key,
    output wire  [63:0] out_payload_offset,
    output wire  [31:0] out_payload_initiator,
    output wire         out_payload_has_header_data,
    output wire  [63:0] out_payload_header_data,
    output wire  [31:0] out_payload_length,
    output wire  [31:0] out_payload_wr_id,
    output wire         out_payload_back_enable,
    output wire  [15:0] out_payload_back_pdcid,
    output wire         out_payload_back_close,
    output wire         out_payload_expects,
    output wire         out_valid,
    input  wire         out_ready,
    output wire [511:0] bytes_payload_data,
    output wire  [63:0] bytes_payload_keep,
    output wire         bytes_payload_last,
    output wire         bytes_valid,
    input  wire         bytes_ready,
    output wire  [31:0] told_payload_wr_id,
    output wire  [15:0] told_payload_message_id,
    output wire  [31:0] told_payload_bytes,
    output wire   [1:0] told_payload_result,
    output wire   [7:0] told_payload_code,
    output wire   [7:0] told_payload_ri_generation,
    output wire   [3:0] told_payload_op,
    output wire         told_valid,
    input  wire         told_ready,
    output wire  [31:0] restart_payload_wr_id,
    output wire  [63:0] restart_payload_tokens,
    output wire  [31:0] restart_payload_at,
    output wire  [31:0] restart_payload_length,
    output wire         restart_valid,
    input  wire         restart_ready,
    output wire  [31:0] refused_payload,
    output wire         refused_valid,
    input  wire         refused_ready
);

    localparam [2:0] EVENT_KIND_DEFERRED            = 3'd0;
    localparam [2:0] EVENT_KIND_SETTLED             = 3'd3;
    localparam [2:0] EVENT_KIND_CLOSED              = 3'd4;
    localparam [3:0] OUT_PAYLOAD_OP_SEND            = 4'd1;
    localparam [3:0] OUT_PAYLOAD_OP_READ            = 4'd2;
    localparam [3:0] OUT_PAYLOAD_OP_DEFERRABLE_SEND = 4'd6;
    localparam [3:0] OUT_PAYLOAD_OP_RTR             = 4'd7;
    localparam [3:0] OUT_PAYLOAD_OP_RUDI_READ       = 4'd11;
    localparam [1:0] OUT_PAYLOAD_MODE_RUD           = 2'd0;
    localparam [1:0] TOLD_PAYLOAD_RESULT_OK         = 2'd0;
    localparam [1:0] TOLD_PAYLOAD_RESULT_FAILED     = 2'd2;

    wire         deferrals_free_valid;
    wire  [31:0] deferrals_free_token;
    wire         deferrals_rtr_answer_valid;
    wire   [5:0] deferrals_rtr_answer_code;
    wire  [15:0] deferrals_rtr_answer_message;
    wire         deferrals_rtr_answer_stops;
    wire  [15:0] deferrals_restart_payload_message;
    wire  [31:0] deferrals_restart_payload_tokens_initiator;
    wire  [31:0] deferrals_restart_payload_tokens_target;
    wire  [31:0] deferrals_restart_payload_offset;
    wire  [31:0] deferrals_restart_payload_length;
    wire         deferrals_restart_valid;
    wire  [15:0] deferrals_expired_payload_message;
    wire         deferrals_expired_valid;
    reg          turn;
    wire         slice_up_ready;
    wire   [3:0] slice_down_payload_op;
    wire         slice_down_payload_is_tagged;
    wire   [1:0] slice_down_payload_mode;
    wire   [3:0] slice_down_payload_lane;
    wire   [3:0] slice_down_payload_traffic_class;
    wire   [3:0] slice_down_payload_local;
    wire [127:0] slice_down_payload_destination;
    wire  [23:0] slice_down_payload_job_id;
    wire  [11:0] slice_down_payload_pid_on_fep;
    wire  [11:0] slice_down_payload_resource_index;
    wire   [7:0] slice_down_payload_ri_generation;
    wire         slice_down_payload_dc;
    wire  [63:0] slice_down_payload_key;
    wire  [63:0] slice_down_payload_offset;
    wire  [31:0] slice_down_payload_initiator;
    wire         slice_down_payload_has_header_data;
    wire  [63:0] slice_down_payload_header_data;
    wire  [31:0] slice_down_payload_length;
    wire  [31:0] slice_down_payload_wr_id;
    wire         slice_down_payload_back_enable;
    wire  [15:0] slice_down_payload_back_pdcid;
    wire         slice_down_payload_back_close;
    wire         slice_down_payload_expects;
    wire         slice_down_valid;
    wire         order_up_ready;
    wire         order_down_payload;
    wire         order_down_valid;
    reg          late_stays;
    reg          again;
    wire         telling_up_ready;
    wire  [31:0] telling_down_payload_end_wr_id;
    wire  [15:0] telling_down_payload_end_message_id;
    wire  [31:0] telling_down_payload_end_bytes;
    wire   [1:0] telling_down_payload_end_result;
    wire   [7:0] telling_down_payload_end_code;
    wire   [7:0] telling_down_payload_end_ri_generation;
    wire   [3:0] telling_down_payload_end_op;
    wire         telling_down_payload_fetched_valid;
    wire  [63:0] telling_down_payload_fetched_value;
    wire         telling_down_valid;
    wire         refusing_up_ready;
    wire  [31:0] refusing_down_payload;
    wire         refusing_down_valid;
    reg   [95:0] facts [0:63];

    wire        is_deferrable = messages_payload_op == OUT_PAYLOAD_OP_DEFERRABLE_SEND;
    wire        is_restart = |messages_payload_offset;
    wire        opens = is_deferrable && !is_restart;
    wire        host_has = messages_valid && (!opens || deferrals_free_valid);
    wire        is_there = host_has || rtrs_valid;
    wire        out_taken = slice_up_ready;
    wire        is_there_and_out_taken = is_there && out_taken;
    wire        order_room = order_up_ready;
    wire        moves = is_there_and_out_taken && order_room;
    wire        is_rtr = rtrs_valid && (turn || !host_has);
    wire        host_moves = moves && !is_rtr;
    wire        host_moves_and_opens = host_moves && opens;
    wire        open_valid = host_moves_and_opens;
    wire [15:0] open_peer_xor = messages_payload_destination[15:0] ^ messages_payload_destination[31:16];
    wire [15:0] open_peer_xor_2 = open_peer_xor ^ messages_payload_destination[47:32];
    wire [15:0] open_peer_xor_3 = open_peer_xor_2 ^ messages_payload_destination[63:48];
    wire [15:0] open_peer_xor_4 = open_peer_xor_3 ^ messages_payload_destination[79:64];
    wire [15:0] open_peer_xor_5 = open_peer_xor_4 ^ messages_payload_destination[95:80];
    wire [15:0] open_peer_xor_6 = open_peer_xor_5 ^ messages_payload_destination[111:96];
    wire [15:0] open_peer = open_peer_xor_6 ^ messages_payload_destination[127:112];
    wire [15:0] open_message = {10'd0, deferrals_free_token[5:0]};
    wire [31:0] open_length = messages_payload_length;
    wire        is_late = deferrals_expired_valid && (!ended_valid || late_stays);
    wire        end_now = ended_valid && !is_late;
    wire        of_deferrable = ended_payload_op == OUT_PAYLOAD_OP_DEFERRABLE_SEND;
    wire        waits = of_deferrable && ended_payload_result == TOLD_PAYLOAD_RESULT_OK && ended_payload_deferred;
    wire        end_now_and_waits = end_now && waits;
    wire        told_taken = telling_up_ready;
    wire        event_valid_term = end_now_and_waits || (end_now && of_deferrable && !waits && told_taken);
    wire        is_late_and_told_taken = is_late && told_taken;
    wire        event_valid = event_valid_term || is_late_and_told_taken;
    wire  [2:0] event_kind = is_late || !waits ? EVENT_KIND_CLOSED : again ? EVENT_KIND_SETTLED : EVENT_KIND_DEFERRED;
    wire [95:0] facts_rdata = facts[deferrals_expired_payload_message[5:0]];
    wire [31:0] event_token = !is_late ? ended_payload_wr_id : facts_rdata[31:0];
    wire        expired_taken = is_late_and_told_taken;
    wire        has_beats_term = !(messages_payload_op == OUT_PAYLOAD_OP_READ || messages_payload_op == OUT_PAYLOAD_OP_RUDI_READ);
    wire        has_beats = is_rtr || has_beats_term;
    wire        is_none = order_down_valid && order_down_payload;
    wire        is_host = order_down_valid && !order_down_payload;
    wire        beat_taken_term = is_none || (is_host && payload_valid);
    wire        beat_taken = beat_taken_term && bytes_ready && (is_none || payload_payload_last);
    wire        refused_taken = refusing_up_ready;
    wire        rtr_ends = ended_payload_op == OUT_PAYLOAD_OP_RTR;
    wire        end_taken_term = rtr_ends && ended_payload_result != TOLD_PAYLOAD_RESULT_OK;
    wire        end_taken_choice = end_taken_term ? refused_taken : rtr_ends ? 1'b1 : told_taken;
    wire        end_taken = waits ? again : end_taken_choice;
    wire [95:0] facts_rdata_1 = facts[ended_payload_wr_id[5:0]];
    wire [95:0] facts_rdata_2 = facts[deferrals_restart_payload_tokens_initiator[5:0]];
    wire [63:0] slice_up_payload_offset_choice = opens ? {deferrals_free_token, 32'd0} : messages_payload_offset;
    wire [31:0] slice_up_payload_wr_id_choice = is_restart ? messages_payload_offset[63:32] : deferrals_free_token;
    wire [31:0] slice_up_payload_wr_id_choice_2 = is_deferrable ? slice_up_payload_wr_id_choice : messages_payload_wr_id;
    wire [31:0] telling_up_payload_end_wr_id_choice = of_deferrable ? facts_rdata_1[95:64] : ended_payload_wr_id;

    ses_deferral_initiator_n64 deferrals (
        .clk                              (clk),
        .rst                              (rst),
        .choices_partial                  (choices_partial),
        .choices_target_upper             (choices_target_upper),
        .tick                             (tick),
        .open_valid                       (open_valid),
        .open_peer                        (open_peer),
        .open_message                     (open_message),
        .open_length                      (open_length),
        .event_valid                      (event_valid),
        .event_kind                       (event_kind),
        .event_token                      (event_token),
        .rtr_valid                        (arrived_valid),
        .rtr_peer                         (arrived_peer),
        .rtr_match_bits                   (arrived_match_bits),
        .rtr_buffer_offset                (arrived_buffer_offset),
        .free_valid                       (deferrals_free_valid),
        .free_token                       (deferrals_free_token),
        .rtr_answer_valid                 (deferrals_rtr_answer_valid),
        .rtr_answer_code                  (deferrals_rtr_answer_code),
        .rtr_answer_message               (deferrals_rtr_answer_message),
        .rtr_answer_stops                 (deferrals_rtr_answer_stops),
        .restart_payload_message          (deferrals_restart_payload_message),
        .restart_payload_tokens_initiator (deferrals_restart_payload_tokens_initiator),
        .restart_payload_tokens_target    (deferrals_restart_payload_tokens_target),
        .restart_payload_offset           (deferrals_restart_payload_offset),
        .restart_payload_length           (deferrals_restart_payload_length),
        .restart_valid                    (deferrals_restart_valid),
        .restart_ready                    (restart_ready),
        .expired_payload_message          (deferrals_expired_payload_message),
        .expired_valid                    (deferrals_expired_valid),
        .expired_ready                    (expired_taken)
    );

    forward_slice_w512 slice (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_op                (is_rtr ? OUT_PAYLOAD_OP_RTR : messages_payload_op),
        .up_payload_is_tagged         (is_rtr ? 1'b0 : messages_payload_is_tagged),
        .up_payload_mode              (is_rtr ? OUT_PAYLOAD_MODE_RUD : messages_payload_mode),
        .up_payload_lane              (is_rtr ? 4'd0 : messages_payload_lane),
        .up_payload_traffic_class     (is_rtr ? 4'd0 : messages_payload_traffic_class),
        .up_payload_local             (is_rtr ? rtrs_payload_local : messages_payload_local),
        .up_payload_destination       (is_rtr ? rtrs_payload_destination : messages_payload_destination),
        .up_payload_job_id            (is_rtr ? rtrs_payload_job_id : messages_payload_job_id),
        .up_payload_pid_on_fep        (is_rtr ? 12'd0 : messages_payload_pid_on_fep),
        .up_payload_resource_index    (is_rtr ? 12'd0 : messages_payload_resource_index),
        .up_payload_ri_generation     (is_rtr ? 8'd0 : messages_payload_ri_generation),
        .up_payload_dc                (is_rtr ? 1'b0 : messages_payload_dc),
        .up_payload_key               (is_rtr ? rtrs_payload_match_bits : messages_payload_key),
        .up_payload_offset            (is_rtr ? rtrs_payload_buffer_offset : slice_up_payload_offset_choice),
        .up_payload_initiator         (is_rtr ? 32'd0 : messages_payload_initiator),
        .up_payload_has_header_data   (is_rtr ? 1'b0 : messages_payload_has_header_data),
        .up_payload_header_data       (is_rtr ? 64'd0 : messages_payload_header_data),
        .up_payload_length            (is_rtr ? 32'd0 : messages_payload_length),
        .up_payload_wr_id             (is_rtr ? rtrs_payload_token : slice_up_payload_wr_id_choice_2),
        .up_payload_back_enable       (is_rtr ? 1'b0 : messages_payload_back_enable),
        .up_payload_back_pdcid        (is_rtr ? 16'd0 : messages_payload_back_pdcid),
        .up_payload_back_close        (is_rtr ? 1'b0 : messages_payload_back_close),
        .up_payload_expects           (is_rtr ? 1'b0 : messages_payload_expects),
        .up_valid                     (is_there && order_room),
        .up_ready                     (slice_up_ready),
        .down_payload_op              (slice_down_payload_op),
        .down_payload_is_tagged       (slice_down_payload_is_tagged),
        .down_payload_mode            (slice_down_payload_mode),
        .down_payload_lane            (slice_down_payload_lane),
        .down_payload_traffic_class   (slice_down_payload_traffic_class),
        .down_payload_local           (slice_down_payload_local),
        .down_payload_destination     (slice_down_payload_destination),
        .down_payload_job_id          (slice_down_payload_job_id),
        .down_payload_pid_on_fep      (slice_down_payload_pid_on_fep),
        .down_payload_resource_index  (slice_down_payload_resource_index),
        .down_payload_ri_generation   (slice_down_payload_ri_generation),
        .down_payload_dc              (slice_down_payload_dc),
        .down_payload_key             (slice_down_payload_key),
        .down_payload_offset          (slice_down_payload_offset),
        .down_payload_initiator       (slice_down_payload_initiator),
        .down_payload_has_header_data (slice_down_payload_has_header_data),
        .down_payload_header_data     (slice_down_payload_header_data),
        .down_payload_length          (slice_down_payload_length),
        .down_payload_wr_id           (slice_down_payload_wr_id),
        .down_payload_back_enable     (slice_down_payload_back_enable),
        .down_payload_back_pdcid      (slice_down_payload_back_pdcid),
        .down_payload_back_close      (slice_down_payload_back_close),
        .down_payload_expects         (slice_down_payload_expects),
        .down_valid                   (slice_down_valid),
        .down_ready                   (out_ready)
    );

    fifo_w1_d16 order (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (is_rtr),
        .up_valid     (is_there_and_out_taken && has_beats),
        .up_ready     (order_up_ready),
        .down_payload (order_down_payload),
        .down_valid   (order_down_valid),
        .down_ready   (beat_taken)
    );

    forward_slice_w167 telling (
        .clk                            (clk),
        .rst                            (rst),
        .up_payload_end_wr_id           (is_late ? facts_rdata[95:64] : telling_up_payload_end_wr_id_choice),
        .up_payload_end_message_id      (is_late ? 16'd0 : ended_payload_message_id),
        .up_payload_end_bytes           (is_late ? facts_rdata[63:32] : ended_payload_bytes),
        .up_payload_end_result          (is_late ? TOLD_PAYLOAD_RESULT_FAILED : ended_payload_result),
        .up_payload_end_code            (is_late ? 8'd245 : ended_payload_code),
        .up_payload_end_ri_generation   (is_late ? 8'd0 : ended_payload_ri_generation),
        .up_payload_end_op              (is_late ? OUT_PAYLOAD_OP_SEND : of_deferrable ? OUT_PAYLOAD_OP_SEND : ended_payload_op),
        .up_payload_fetched_valid       (had_valid && !is_late),
        .up_payload_fetched_value       (had_value),
        .up_valid                       (is_late || (end_now && !(waits || rtr_ends))),
        .up_ready                       (telling_up_ready),
        .down_payload_end_wr_id         (telling_down_payload_end_wr_id),
        .down_payload_end_message_id    (telling_down_payload_end_message_id),
        .down_payload_end_bytes         (telling_down_payload_end_bytes),
        .down_payload_end_result        (telling_down_payload_end_result),
        .down_payload_end_code          (telling_down_payload_end_code),
        .down_payload_end_ri_generation (telling_down_payload_end_ri_generation),
        .down_payload_end_op            (telling_down_payload_end_op),
        .down_payload_fetched_valid     (telling_down_payload_fetched_valid),
        .down_payload_fetched_value     (telling_down_payload_fetched_value),
        .down_valid                     (telling_down_valid),
        .down_ready                     (told_ready)
    );

    forward_slice_w32 refusing (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (ended_payload_wr_id),
        .up_valid     (end_now && end_taken_term),
        .up_ready     (refusing_up_ready),
        .down_payload (refusing_down_payload),
        .down_valid   (refusing_down_valid),
        .down_ready   (refused_ready)
    );

    always @(posedge clk) begin
        if (host_moves_and_opens) facts[deferrals_free_token[5:0]] <= {messages_payload_wr_id, messages_payload_length, deferrals_free_token};
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 1'b0;
            late_stays <= 1'b0;
            again <= 1'b0;
        end else begin
            if (moves) begin
                turn <= !is_rtr;
            end
            late_stays <= is_late && !told_taken;
            again <= end_now_and_waits && !again;
        end
    end

    assign answer_valid = deferrals_rtr_answer_valid;
    assign answer_code = deferrals_rtr_answer_code;
    assign wrong = payload_wrong && is_host;
    assign fetched_valid = telling_down_payload_fetched_valid;
    assign fetched_value = telling_down_payload_fetched_value;
    assign messages_ready = host_moves;
    assign payload_ready = is_host && bytes_ready;
    assign rtrs_ready = moves && is_rtr;
    assign ended_ready = end_taken && !is_late;
    assign out_payload_op = slice_down_payload_op;
    assign out_payload_is_tagged = slice_down_payload_is_tagged;
    assign out_payload_mode = slice_down_payload_mode;
    assign out_payload_lane = slice_down_payload_lane;
    assign out_payload_traffic_class = slice_down_payload_traffic_class;
    assign out_payload_local = slice_down_payload_local;
    assign out_payload_destination = slice_down_payload_destination;
    assign out_payload_job_id = slice_down_payload_job_id;
    assign out_payload_pid_on_fep = slice_down_payload_pid_on_fep;
    assign out_payload_resource_index = slice_down_payload_resource_index;
    assign out_payload_ri_generation = slice_down_payload_ri_generation;
    assign out_payload_dc = slice_down_payload_dc;
    assign out_payload_key = slice_down_payload_key;
    assign out_payload_offset = slice_down_payload_offset;
    assign out_payload_initiator = slice_down_payload_initiator;
    assign out_payload_has_header_data = slice_down_payload_has_header_data;
    assign out_payload_header_data = slice_down_payload_header_data;
    assign out_payload_length = slice_down_payload_length;
    assign out_payload_wr_id = slice_down_payload_wr_id;
    assign out_payload_back_enable = slice_down_payload_back_enable;
    assign out_payload_back_pdcid = slice_down_payload_back_pdcid;
    assign out_payload_back_close = slice_down_payload_back_close;
    assign out_payload_expects = slice_down_payload_expects;
    assign out_valid = slice_down_valid;
    assign bytes_payload_data = payload_payload_data;
    assign bytes_payload_keep = payload_payload_keep & {64{!is_none}};
    assign bytes_payload_last = payload_payload_last || is_none;
    assign bytes_valid = beat_taken_term;
    assign told_payload_wr_id = telling_down_payload_end_wr_id;
    assign told_payload_message_id = telling_down_payload_end_message_id;
    assign told_payload_bytes = telling_down_payload_end_bytes;
    assign told_payload_result = telling_down_payload_end_result;
    assign told_payload_code = telling_down_payload_end_code;
    assign told_payload_ri_generation = telling_down_payload_end_ri_generation;
    assign told_payload_op = telling_down_payload_end_op;
    assign told_valid = telling_down_valid;
    assign restart_payload_wr_id = facts_rdata_2[95:64];
    assign restart_payload_tokens = {deferrals_restart_payload_tokens_initiator, deferrals_restart_payload_tokens_target};
    assign restart_payload_at = deferrals_restart_payload_offset;
    assign restart_payload_length = deferrals_restart_payload_length;
    assign restart_valid = deferrals_restart_valid;
    assign refused_payload = refusing_down_payload;
    assign refused_valid = refusing_down_valid;

    wire _unused_ok = &{1'b0, ended_payload_modified_valid, ended_payload_modified_length, deferrals_rtr_answer_message, deferrals_rtr_answer_stops, deferrals_restart_payload_message, deferrals_expired_payload_message[15:6], facts_rdata_1[63:0], facts_rdata_2[63:0]};

endmodule

`default_nettype wire

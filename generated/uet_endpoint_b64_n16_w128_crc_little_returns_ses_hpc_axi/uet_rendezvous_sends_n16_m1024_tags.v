// Up to 16 rendezvous sends of the host, until their rest has been read.
`default_nettype none

module uet_rendezvous_sends_n16_m1024_tags (
    input  wire         clk,
    input  wire         rst,
    input  wire         tick,
    input  wire         had_valid,
    input  wire  [63:0] had_value,
    output wire         ready,
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
    output wire  [31:0] told_payload_wr_id,
    output wire  [15:0] told_payload_message_id,
    output wire  [31:0] told_payload_bytes,
    output wire   [1:0] told_payload_result,
    output wire   [7:0] told_payload_code,
    output wire   [7:0] told_payload_ri_generation,
    output wire   [3:0] told_payload_op,
    output wire         told_payload_deferred,
    output wire         told_payload_modified_valid,
    output wire  [31:0] told_payload_modified_length,
    output wire         told_valid,
    input  wire         told_ready
);

    localparam [2:0] STEP_IDLE                = 3'd0;
    localparam [2:0] STEP_FETCH               = 3'd1;
    localparam [2:0] STEP_SUM                 = 3'd2;
    localparam [2:0] STEP_JUDGE               = 3'd3;
    localparam [2:0] STEP_SETTLE              = 3'd4;
    localparam [3:0] SHOWN_OP_ANSWER          = 4'd3;
    localparam [3:0] SHOWN_OP_RENDEZVOUS_SEND = 4'd8;
    localparam [1:0] SHOWN_RESULT_OK          = 2'd0;
    localparam [1:0] SHOWN_RESULT_FAILED      = 2'd2;

    reg   [15:0] open;
    reg   [15:0] fresh;
    reg   [15:0] acked;
    reg   [15:0] over;
    wire         places_ready;
    wire   [3:0] places_place;
    wire         places_there;
    wire         places_returned;
    reg   [15:0] key_0;
    reg   [15:0] key_1;
    reg   [15:0] key_2;
    reg   [15:0] key_3;
    reg   [15:0] key_4;
    reg   [15:0] key_5;
    reg   [15:0] key_6;
    reg   [15:0] key_7;
    reg   [15:0] key_8;
    reg   [15:0] key_9;
    reg   [15:0] key_10;
    reg   [15:0] key_11;
    reg   [15:0] key_12;
    reg   [15:0] key_13;
    reg   [15:0] key_14;
    reg   [15:0] key_15;
    wire         first_hit_valid;
    wire   [3:0] first_hit_index;
    wire  [15:0] first_hit_one_hot;
    reg    [2:0] step;
    reg    [3:0] it_slot;
    reg          it_eager;
    reg          it_ok;
    reg   [31:0] it_bytes;
    reg   [31:0] it_end_wr_id;
    reg   [15:0] it_end_message_id;
    reg   [31:0] it_end_bytes;
    reg    [1:0] it_end_result;
    reg    [7:0] it_end_code;
    reg    [7:0] it_end_ri_generation;
    reg    [3:0] it_end_op;
    reg          it_end_deferred;
    reg          it_end_modified_valid;
    reg   [31:0] it_end_modified_length;
    reg   [33:0] left;
    reg   [32:0] cut;
    reg          is_more;
    reg   [33:0] after;
    reg          is_read;
    reg   [15:0] age_1;
    reg   [15:0] age_2;
    reg   [15:0] age_3;
    reg   [15:0] expired;
    wire         next_over_valid;
    wire   [3:0] next_over_index;
    wire  [15:0] next_over_one_hot;
    reg          full;
    reg   [31:0] shown_wr_id;
    reg   [15:0] shown_message_id;
    reg   [31:0] shown_bytes;
    reg    [1:0] shown_result;
    reg    [7:0] shown_code;
    reg    [7:0] shown_ri_generation;
    reg    [3:0] shown_op;
    reg          shown_deferred;
    reg          shown_modified_valid;
    reg   [31:0] shown_modified_length;
    reg          stays;
    reg  [161:0] facts [0:15];
    reg   [33:0] lefts [0:15];
    reg   [33:0] ends [0:15];

    wire         is_rendezvous = messages_payload_op == SHOWN_OP_RENDEZVOUS_SEND;
    wire         goes_term = !is_rendezvous || places_there;
    wire         goes = messages_valid && goes_term;
    wire         opens = goes && is_rendezvous && out_ready;
    wire  [15:0] leaving_shl = 16'd1 << next_over_index;
    wire         is_eager = ended_payload_op == SHOWN_OP_RENDEZVOUS_SEND;
    wire         is_answer = ended_payload_op == SHOWN_OP_ANSWER;
    wire         is_own = is_eager || is_answer;
    wire         loads_term = step == STEP_IDLE && !(ended_valid && is_own) && next_over_valid;
    wire         loads = loads_term && !full;
    wire  [15:0] leaving_and = leaving_shl & {16{loads}};
    wire  [15:0] leaving = leaving_and;
    wire  [15:0] hits_word = {
        key_15 == ended_payload_wr_id[15:0],
        key_14 == ended_payload_wr_id[15:0],
        key_13 == ended_payload_wr_id[15:0],
        key_12 == ended_payload_wr_id[15:0],
        key_11 == ended_payload_wr_id[15:0],
        key_10 == ended_payload_wr_id[15:0],
        key_9 == ended_payload_wr_id[15:0],
        key_8 == ended_payload_wr_id[15:0],
        key_7 == ended_payload_wr_id[15:0],
        key_6 == ended_payload_wr_id[15:0],
        key_5 == ended_payload_wr_id[15:0],
        key_4 == ended_payload_wr_id[15:0],
        key_3 == ended_payload_wr_id[15:0],
        key_2 == ended_payload_wr_id[15:0],
        key_1 == ended_payload_wr_id[15:0],
        key_0 == ended_payload_wr_id[15:0]
    };
    wire  [15:0] hits = hits_word & open;
    wire         begins_term = is_eager || (is_answer && ended_payload_result == SHOWN_RESULT_OK && first_hit_valid);
    wire         begins = step == STEP_IDLE && ended_valid && begins_term;
    wire [161:0] facts_rdata = facts[it_slot];
    wire  [33:0] lefts_rdata = lefts[it_slot];
    wire  [15:0] is_acked_shl = 16'd1 << it_slot;
    wire         is_acked = it_eager || (|(acked & is_acked_shl));
    wire         is_over = step == STEP_SETTLE && ((is_acked && is_read) || (it_eager && !it_ok));
    wire  [15:0] still_not = ~(is_acked_shl & {16{step == STEP_SETTLE}});
    wire  [15:0] still = still_not & open;
    wire  [15:0] late = age_3 & {16{tick}} & still & ~over;
    wire [161:0] facts_rdata_1 = facts[next_over_index];
    wire  [33:0] ends_rdata = ends[next_over_index];
    wire         passes = ended_valid && !is_own;
    wire         tells = full && (!passes || stays);
    wire   [4:0] facts_sum = messages_payload_length[14:10] + {4'd0, |messages_payload_length[9:0]};
    wire  [31:0] facts_sum_2 = {23'd0, facts_sum, 4'd0} + {24'd0, facts_sum, 3'd0};
    wire  [31:0] facts_difference = messages_payload_length - facts_sum_2;
    wire         step_eq_4_and_it_eager = step == STEP_SETTLE && it_eager;
    wire  [15:0] key_0_and = (16'd1 << places_place) & {16{opens}};
    wire  [32:0] cut_word = {1'b0, it_end_deferred ? facts_rdata[65:34] : facts_rdata[97:66]};
    wire         after_term = it_end_modified_valid && it_ok && !cut[32];
    wire  [33:0] after_word = {2'd0, it_eager ? cut[31:0] & {32{after_term}} : it_bytes};
    wire         expired_and_leaving_shl_any = |(expired & leaving_shl);
    wire  [15:0] not_leaving_and = ~leaving_and;
    wire         acked_term = step_eq_4_and_it_eager && it_ok;
    wire  [15:0] acked_and = (acked | (is_acked_shl & {16{acked_term}})) & not_leaving_and;

    place_list_n16 places (
        .clk      (clk),
        .rst      (rst),
        .take     (opens),
        .leaving  (leaving),
        .ready    (places_ready),
        .place    (places_place),
        .there    (places_there),
        .returned (places_returned)
    );

    priority_encoder_w16 first_hit (
        .requests (hits),
        .valid    (first_hit_valid),
        .index    (first_hit_index),
        .one_hot  (first_hit_one_hot)
    );

    priority_encoder_w16 next_over (
        .requests (over),
        .valid    (next_over_valid),
        .index    (next_over_index),
        .one_hot  (next_over_one_hot)
    );

    always @(posedge clk) begin
        if (opens) facts[places_place] <= {
        messages_payload_wr_id,
        messages_payload_length,
        messages_payload_offset[31:0],
        facts_difference,
        {2'd0, messages_payload_offset[31:0]} - {2'd0, facts_difference}
    };
    end

    always @(posedge clk) begin
        if (step == STEP_SETTLE) lefts[it_slot] <= after;
    end

    always @(posedge clk) begin
        if (step_eq_4_and_it_eager) ends[it_slot] <= {it_end_message_id, it_end_result, it_end_code, it_end_ri_generation};
    end

    always @(posedge clk) begin
        if (rst) begin
            open <= 16'd0;
            fresh <= 16'd0;
            acked <= 16'd0;
            over <= 16'd0;
            step <= STEP_IDLE;
            age_1 <= 16'd0;
            age_2 <= 16'd0;
            age_3 <= 16'd0;
            expired <= 16'd0;
            full <= 1'b0;
            stays <= 1'b0;
        end else begin
            case (step)
                STEP_IDLE: begin
                    if (begins) begin
                        step <= STEP_FETCH;
                    end
                end
                STEP_FETCH: begin
                    step <= STEP_SUM;
                end
                STEP_SUM: begin
                    step <= STEP_JUDGE;
                end
                STEP_JUDGE: begin
                    step <= STEP_SETTLE;
                end
                STEP_SETTLE: begin
                    step <= STEP_IDLE;
                end
                default: begin end
            endcase
            age_1 <= (tick ? acked : age_1) & still;
            age_2 <= (tick ? age_1 : age_2) & still;
            age_3 <= (tick ? age_2 : age_3) & still;
            stays <= tells && !told_ready;
            full <= (full && !(tells && told_ready)) || loads;
            open <= (open & not_leaving_and) | key_0_and;
            fresh <= (fresh & still_not) | key_0_and;
            acked <= acked_and & ~key_0_and;
            over <= (over | (is_acked_shl & {16{is_over}}) | late) & not_leaving_and;
            expired <= (expired | late) & not_leaving_and;
        end
    end

    always @(posedge clk) begin
        if (key_0_and[0]) begin
            key_0 <= messages_payload_offset[47:32];
        end
        if (key_0_and[1]) begin
            key_1 <= messages_payload_offset[47:32];
        end
        if (key_0_and[2]) begin
            key_2 <= messages_payload_offset[47:32];
        end
        if (key_0_and[3]) begin
            key_3 <= messages_payload_offset[47:32];
        end
        if (key_0_and[4]) begin
            key_4 <= messages_payload_offset[47:32];
        end
        if (key_0_and[5]) begin
            key_5 <= messages_payload_offset[47:32];
        end
        if (key_0_and[6]) begin
            key_6 <= messages_payload_offset[47:32];
        end
        if (key_0_and[7]) begin
            key_7 <= messages_payload_offset[47:32];
        end
        if (key_0_and[8]) begin
            key_8 <= messages_payload_offset[47:32];
        end
        if (key_0_and[9]) begin
            key_9 <= messages_payload_offset[47:32];
        end
        if (key_0_and[10]) begin
            key_10 <= messages_payload_offset[47:32];
        end
        if (key_0_and[11]) begin
            key_11 <= messages_payload_offset[47:32];
        end
        if (key_0_and[12]) begin
            key_12 <= messages_payload_offset[47:32];
        end
        if (key_0_and[13]) begin
            key_13 <= messages_payload_offset[47:32];
        end
        if (key_0_and[14]) begin
            key_14 <= messages_payload_offset[47:32];
        end
        if (key_0_and[15]) begin
            key_15 <= messages_payload_offset[47:32];
        end
        if (step == STEP_IDLE) begin
            it_slot <= is_eager ? ended_payload_wr_id[3:0] : first_hit_index;
            it_eager <= is_eager;
            it_ok <= ended_payload_result == SHOWN_RESULT_OK;
            it_bytes <= ended_payload_bytes;
            it_end_wr_id <= ended_payload_wr_id;
            it_end_message_id <= ended_payload_message_id;
            it_end_bytes <= ended_payload_bytes;
            it_end_result <= ended_payload_result;
            it_end_code <= ended_payload_code;
            it_end_ri_generation <= ended_payload_ri_generation;
            it_end_op <= ended_payload_op;
            it_end_deferred <= ended_payload_deferred;
            it_end_modified_valid <= ended_payload_modified_valid;
            it_end_modified_length <= ended_payload_modified_length;
        end
        left <= (|(fresh & is_acked_shl)) ? facts_rdata[33:0] : lefts_rdata;
        cut <= cut_word - {1'b0, it_end_modified_length};
        is_more <= it_eager && it_end_deferred;
        after <= is_more ? left + after_word : left - after_word;
        is_read <= after[33] || !(|after);
        if (loads) begin
            shown_wr_id <= facts_rdata_1[161:130];
            shown_message_id <= ends_rdata[33:18];
            shown_bytes <= facts_rdata_1[129:98];
            shown_result <= expired_and_leaving_shl_any ? SHOWN_RESULT_FAILED : ends_rdata[17:16];
            shown_code <= expired_and_leaving_shl_any ? 8'd246 : ends_rdata[15:8];
            shown_ri_generation <= ends_rdata[7:0];
            shown_op <= SHOWN_OP_RENDEZVOUS_SEND;
            shown_deferred <= 1'b0;
            shown_modified_valid <= 1'b0;
            shown_modified_length <= 32'd0;
        end
    end

    assign ready = places_ready;
    assign fetched_valid = had_valid && !tells;
    assign fetched_value = had_value;
    assign messages_ready = out_ready && goes_term;
    assign ended_ready = is_own ? step == STEP_IDLE : told_ready && !tells;
    assign out_payload_op = messages_payload_op;
    assign out_payload_is_tagged = messages_payload_is_tagged;
    assign out_payload_mode = messages_payload_mode;
    assign out_payload_lane = messages_payload_lane;
    assign out_payload_traffic_class = messages_payload_traffic_class;
    assign out_payload_local = messages_payload_local;
    assign out_payload_destination = messages_payload_destination;
    assign out_payload_job_id = messages_payload_job_id;
    assign out_payload_pid_on_fep = messages_payload_pid_on_fep;
    assign out_payload_resource_index = messages_payload_resource_index;
    assign out_payload_ri_generation = messages_payload_ri_generation;
    assign out_payload_dc = messages_payload_dc;
    assign out_payload_key = messages_payload_key;
    assign out_payload_offset = messages_payload_offset;
    assign out_payload_initiator = messages_payload_initiator;
    assign out_payload_has_header_data = messages_payload_has_header_data;
    assign out_payload_header_data = messages_payload_header_data;
    assign out_payload_length = messages_payload_length;
    assign out_payload_wr_id = is_rendezvous ? {28'd0, places_place} : messages_payload_wr_id;
    assign out_payload_back_enable = messages_payload_back_enable;
    assign out_payload_back_pdcid = messages_payload_back_pdcid;
    assign out_payload_back_close = messages_payload_back_close;
    assign out_payload_expects = messages_payload_expects;
    assign out_valid = goes;
    assign told_payload_wr_id = tells ? shown_wr_id : ended_payload_wr_id;
    assign told_payload_message_id = tells ? shown_message_id : ended_payload_message_id;
    assign told_payload_bytes = tells ? shown_bytes : ended_payload_bytes;
    assign told_payload_result = tells ? shown_result : ended_payload_result;
    assign told_payload_code = tells ? shown_code : ended_payload_code;
    assign told_payload_ri_generation = tells ? shown_ri_generation : ended_payload_ri_generation;
    assign told_payload_op = tells ? shown_op : ended_payload_op;
    assign told_payload_deferred = tells ? shown_deferred : ended_payload_deferred;
    assign told_payload_modified_valid = tells ? shown_modified_valid : ended_payload_modified_valid;
    assign told_payload_modified_length = tells ? shown_modified_length : ended_payload_modified_length;
    assign told_valid = tells || passes;

    wire _unused_ok = &{1'b0, places_returned, first_hit_one_hot, it_end_wr_id, it_end_bytes, it_end_op, facts_rdata[161:98], next_over_one_hot, facts_rdata_1[97:0]};

endmodule

`default_nettype wire

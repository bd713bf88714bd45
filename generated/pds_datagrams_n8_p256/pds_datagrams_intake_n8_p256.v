// Makes responses and NACKs of RUDI ready for the pipe.
`default_nettype none

module pds_datagrams_intake_n8_p256 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] base,
    input  wire         valid,
    input  wire         peer_nack,
    input  wire [127:0] peer_source,
    input  wire   [3:0] peer_local,
    input  wire  [31:0] peer_pkt_id,
    input  wire         peer_m,
    input  wire         peer_retx,
    input  wire   [7:0] peer_nack_code,
    input  wire  [15:0] peer_entropy,
    input  wire         peer_response_present,
    input  wire   [1:0] peer_response_list,
    input  wire   [5:0] peer_response_opcode,
    input  wire   [5:0] peer_response_return_code,
    input  wire  [15:0] peer_response_message_id,
    input  wire  [31:0] peer_response_modified_length,
    output wire         dropped,
    output wire   [7:0] next_payload_record,
    output wire  [23:0] next_payload_age,
    output wire   [2:0] next_payload_act,
    output wire         next_payload_peer_nack,
    output wire [127:0] next_payload_peer_source,
    output wire   [3:0] next_payload_peer_local,
    output wire  [31:0] next_payload_peer_pkt_id,
    output wire         next_payload_peer_m,
    output wire         next_payload_peer_retx,
    output wire   [7:0] next_payload_peer_nack_code,
    output wire  [15:0] next_payload_peer_entropy,
    output wire         next_payload_peer_response_present,
    output wire   [1:0] next_payload_peer_response_list,
    output wire   [5:0] next_payload_peer_response_opcode,
    output wire   [5:0] next_payload_peer_response_return_code,
    output wire  [15:0] next_payload_peer_response_message_id,
    output wire  [31:0] next_payload_peer_response_modified_length,
    output wire         next_valid,
    input  wire         next_ready
);

    localparam [2:0] ACT_NONE          = 3'd0;
    localparam [2:0] ACT_TRIM          = 3'd1;
    localparam [2:0] ACT_TRIM_LAST_HOP = 3'd2;
    localparam [2:0] ACT_FATAL         = 3'd3;
    localparam [2:0] ACT_REFUSE        = 3'd4;

    reg   [31:0] id;
    reg    [2:0] act;
    reg          peer_1_nack;
    reg  [127:0] peer_1_source;
    reg    [3:0] peer_1_local;
    reg   [31:0] peer_1_pkt_id;
    reg          peer_1_m;
    reg          peer_1_retx;
    reg    [7:0] peer_1_nack_code;
    reg   [15:0] peer_1_entropy;
    reg          peer_1_response_present;
    reg    [1:0] peer_1_response_list;
    reg    [5:0] peer_1_response_opcode;
    reg    [5:0] peer_1_response_return_code;
    reg   [15:0] peer_1_response_message_id;
    reg   [31:0] peer_1_response_modified_length;
    reg          valid_1;
    wire         waiting_up_ready;
    wire   [7:0] waiting_down_payload_record;
    wire  [23:0] waiting_down_payload_age;
    wire   [2:0] waiting_down_payload_act;
    wire         waiting_down_payload_peer_nack;
    wire [127:0] waiting_down_payload_peer_source;
    wire   [3:0] waiting_down_payload_peer_local;
    wire  [31:0] waiting_down_payload_peer_pkt_id;
    wire         waiting_down_payload_peer_m;
    wire         waiting_down_payload_peer_retx;
    wire   [7:0] waiting_down_payload_peer_nack_code;
    wire  [15:0] waiting_down_payload_peer_entropy;
    wire         waiting_down_payload_peer_response_present;
    wire   [1:0] waiting_down_payload_peer_response_list;
    wire   [5:0] waiting_down_payload_peer_response_opcode;
    wire   [5:0] waiting_down_payload_peer_response_return_code;
    wire  [15:0] waiting_down_payload_peer_response_message_id;
    wire  [31:0] waiting_down_payload_peer_response_modified_length;
    wire         waiting_down_valid;

    wire act_term = peer_nack_code == 8'd14 || peer_nack_code == 8'd15;
    wire act_term_2 = act_term || peer_nack_code == 8'd16 || peer_nack_code == 8'd17;
    wire act_term_3 = act_term_2 || peer_nack_code == 8'd19 || peer_nack_code == 8'd21;
    wire act_term_4 = act_term_3 || peer_nack_code == 8'd22 || peer_nack_code == 8'd25;
    wire act_term_5 = peer_nack_code == 8'd3 || peer_nack_code == 8'd4;
    wire act_term_6 = act_term_5 || peer_nack_code == 8'd5 || peer_nack_code == 8'd6;
    wire act_term_7 = act_term_6 || peer_nack_code == 8'd7 || peer_nack_code == 8'd8;
    wire act_term_8 = act_term_7 || peer_nack_code == 8'd9 || peer_nack_code == 8'd10;
    wire act_term_9 = act_term_8 || peer_nack_code == 8'd11 || peer_nack_code == 8'd13;
    wire act_term_10 = act_term_9 || peer_nack_code == 8'd18 || peer_nack_code == 8'd20;
    wire act_term_11 = act_term_10 || peer_nack_code == 8'd23 || peer_nack_code == 8'd24;
    wire act_term_12 = act_term_11 || peer_nack_code == 8'd26 || peer_nack_code == 8'd253;

    fifo_w289_d64 waiting (
        .clk                                        (clk),
        .rst                                        (rst),
        .up_payload_record                          (id[7:0]),
        .up_payload_age                             (id[31:8]),
        .up_payload_act                             (act),
        .up_payload_peer_nack                       (peer_1_nack),
        .up_payload_peer_source                     (peer_1_source),
        .up_payload_peer_local                      (peer_1_local),
        .up_payload_peer_pkt_id                     (peer_1_pkt_id),
        .up_payload_peer_m                          (peer_1_m),
        .up_payload_peer_retx                       (peer_1_retx),
        .up_payload_peer_nack_code                  (peer_1_nack_code),
        .up_payload_peer_entropy                    (peer_1_entropy),
        .up_payload_peer_response_present           (peer_1_response_present),
        .up_payload_peer_response_list              (peer_1_response_list),
        .up_payload_peer_response_opcode            (peer_1_response_opcode),
        .up_payload_peer_response_return_code       (peer_1_response_return_code),
        .up_payload_peer_response_message_id        (peer_1_response_message_id),
        .up_payload_peer_response_modified_length   (peer_1_response_modified_length),
        .up_valid                                   (valid_1),
        .up_ready                                   (waiting_up_ready),
        .down_payload_record                        (waiting_down_payload_record),
        .down_payload_age                           (waiting_down_payload_age),
        .down_payload_act                           (waiting_down_payload_act),
        .down_payload_peer_nack                     (waiting_down_payload_peer_nack),
        .down_payload_peer_source                   (waiting_down_payload_peer_source),
        .down_payload_peer_local                    (waiting_down_payload_peer_local),
        .down_payload_peer_pkt_id                   (waiting_down_payload_peer_pkt_id),
        .down_payload_peer_m                        (waiting_down_payload_peer_m),
        .down_payload_peer_retx                     (waiting_down_payload_peer_retx),
        .down_payload_peer_nack_code                (waiting_down_payload_peer_nack_code),
        .down_payload_peer_entropy                  (waiting_down_payload_peer_entropy),
        .down_payload_peer_response_present         (waiting_down_payload_peer_response_present),
        .down_payload_peer_response_list            (waiting_down_payload_peer_response_list),
        .down_payload_peer_response_opcode          (waiting_down_payload_peer_response_opcode),
        .down_payload_peer_response_return_code     (waiting_down_payload_peer_response_return_code),
        .down_payload_peer_response_message_id      (waiting_down_payload_peer_response_message_id),
        .down_payload_peer_response_modified_length (waiting_down_payload_peer_response_modified_length),
        .down_valid                                 (waiting_down_valid),
        .down_ready                                 (next_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
        end else begin
            valid_1 <= valid;
        end
    end

    always @(posedge clk) begin
        id <= peer_pkt_id - base;
        act <= ACT_NONE;
        if (act_term_4 || peer_nack_code == 8'd255) begin
            act <= ACT_FATAL;
        end else if (peer_nack_code == 8'd1) begin
            act <= ACT_TRIM;
        end else if (peer_nack_code == 8'd2) begin
            act <= ACT_TRIM_LAST_HOP;
        end else if (act_term_12 || peer_nack_code == 8'd254) begin
            act <= ACT_REFUSE;
        end
        peer_1_nack <= peer_nack;
        peer_1_source <= peer_source;
        peer_1_local <= peer_local;
        peer_1_pkt_id <= peer_pkt_id;
        peer_1_m <= peer_m;
        peer_1_retx <= peer_retx;
        peer_1_nack_code <= peer_nack_code;
        peer_1_entropy <= peer_entropy;
        peer_1_response_present <= peer_response_present;
        peer_1_response_list <= peer_response_list;
        peer_1_response_opcode <= peer_response_opcode;
        peer_1_response_return_code <= peer_response_return_code;
        peer_1_response_message_id <= peer_response_message_id;
        peer_1_response_modified_length <= peer_response_modified_length;
    end

    assign dropped = valid_1 && !waiting_up_ready;
    assign next_payload_record = waiting_down_payload_record;
    assign next_payload_age = waiting_down_payload_age;
    assign next_payload_act = waiting_down_payload_act;
    assign next_payload_peer_nack = waiting_down_payload_peer_nack;
    assign next_payload_peer_source = waiting_down_payload_peer_source;
    assign next_payload_peer_local = waiting_down_payload_peer_local;
    assign next_payload_peer_pkt_id = waiting_down_payload_peer_pkt_id;
    assign next_payload_peer_m = waiting_down_payload_peer_m;
    assign next_payload_peer_retx = waiting_down_payload_peer_retx;
    assign next_payload_peer_nack_code = waiting_down_payload_peer_nack_code;
    assign next_payload_peer_entropy = waiting_down_payload_peer_entropy;
    assign next_payload_peer_response_present = waiting_down_payload_peer_response_present;
    assign next_payload_peer_response_list = waiting_down_payload_peer_response_list;
    assign next_payload_peer_response_opcode = waiting_down_payload_peer_response_opcode;
    assign next_payload_peer_response_return_code = waiting_down_payload_peer_response_return_code;
    assign next_payload_peer_response_message_id = waiting_down_payload_peer_response_message_id;
    assign next_payload_peer_response_modified_length = waiting_down_payload_peer_response_modified_length;
    assign next_valid = waiting_down_valid;

endmodule

`default_nettype wire

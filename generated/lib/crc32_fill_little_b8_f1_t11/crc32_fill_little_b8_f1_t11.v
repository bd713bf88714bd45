// Writes the crc32 of a piece of each packet after it, little-endian, in beats of 8 bytes.
`default_nettype none

module crc32_fill_little_b8_f1_t11 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] data,
    input  wire        last,
    input  wire        valid,
    input  wire        has,
    input  wire        from,
    input  wire [10:0] to,
    input  wire        spoil,
    output reg  [63:0] filled
);

    reg         starting;
    reg   [7:0] index;
    reg         begun;
    reg         ended;
    reg         held;
    reg         second;
    reg  [63:0] piece;
    reg         feeds;
    reg         closes;
    reg   [2:0] outside;
    reg   [3:0] inverts;
    reg   [2:0] end_lane;
    wire [31:0] engine_crc;
    wire        engine_done;
    reg  [31:0] value;
    wire [63:0] data_later_q;
    wire  [2:0] place_later_q_lane;
    wire        place_later_q_here;
    wire        place_later_q_next;
    wire        place_later_q_spoil;
    reg   [7:0] lanes;
    reg   [1:0] turn;
    reg         spoilt;

    wire  [7:0] beat = starting ? 8'd0 : index;
    wire [10:0] final_byte = to - 11'd1;
    wire        begins = beat == 8'd0;
    wire        ends = beat == final_byte[10:3];
    wire        holds = has && beat == to[10:3];
    wire        was_begun = begun && !starting;
    wire        was_ended = ended && !starting;
    wire  [2:0] lane = to[2:0];
    wire  [3:0] inverted_to = {3'd0, from} + 4'd4;
    wire        goes_on = inverted_to[3] && second && !starting;
    wire  [7:0] below_first = ~(8'd255 << outside);
    wire  [7:0] below_inverted = ~(8'd255 << inverts);
    wire  [7:0] up_to_end_not = ~(8'd255 << end_lane);
    wire  [7:0] up_to_end = {up_to_end_not[6:0], 1'b0} | 8'd1;
    wire [63:0] covered = {
        (piece[63:56] ^ {8{below_inverted[7]}}) & {8{!below_first[7]}},
        (piece[55:48] ^ {8{below_inverted[6]}}) & {8{!below_first[6]}},
        (piece[47:40] ^ {8{below_inverted[5]}}) & {8{!below_first[5]}},
        (piece[39:32] ^ {8{below_inverted[4]}}) & {8{!below_first[4]}},
        (piece[31:24] ^ {8{below_inverted[3]}}) & {8{!below_first[3]}},
        (piece[23:16] ^ {8{below_inverted[2]}}) & {8{!below_first[2]}},
        (piece[15:8] ^ {8{below_inverted[1]}}) & {8{!below_first[1]}},
        (piece[7:0] ^ {8{below_inverted[0]}}) & {8{!below_first[0]}}
    };
    wire  [7:0] spoiling = {8{spoilt}};
    wire  [7:0] turned_choice = turn[0] ? value[7:0] : value[15:8];
    wire  [7:0] turned_choice_2 = turn[0] ? value[23:16] : value[31:24];
    wire  [7:0] turned_choice_3 = turn[0] ? value[31:24] : value[7:0];
    wire  [7:0] turned_choice_4 = turn[0] ? value[15:8] : value[23:16];
    wire [31:0] turned = {
        (turn[1] ? turned_choice : turned_choice_2) ^ spoiling,
        (turn[1] ? turned_choice_3 : turned_choice_4) ^ spoiling,
        (turn[1] ? turned_choice_2 : turned_choice) ^ spoiling,
        (turn[1] ? turned_choice_4 : turned_choice_3) ^ spoiling
    };
    wire        begins_or_was_begun = begins || was_begun;
    wire  [7:0] lanes_shl = 8'd255 << place_later_q_lane;
    wire  [7:0] not_lanes_shl = ~lanes_shl;
    wire  [7:0] lanes_and = lanes_shl & ({not_lanes_shl[3:0], 4'd0} | 8'd15);
    wire  [7:0] lanes_and_2 = ~(8'd255 << place_later_q_lane[1:0]) & {8{place_later_q_next}};

    crc32_from_zero_w64 engine (
        .clk   (clk),
        .rst   (rst),
        .data  (covered),
        .keep  (up_to_end | {8{!closes}}),
        .last  (closes),
        .valid (feeds),
        .crc   (engine_crc),
        .done  (engine_done)
    );

    delay_w64_c5 data_later (
        .clk (clk),
        .d   (piece),
        .q   (data_later_q)
    );

    delay_w6_c5 place_later (
        .clk     (clk),
        .d_lane  (lane),
        .d_here  (holds),
        .d_next  (held && !starting && lane > 3'd4),
        .d_spoil (spoil),
        .q_lane  (place_later_q_lane),
        .q_here  (place_later_q_here),
        .q_next  (place_later_q_next),
        .q_spoil (place_later_q_spoil)
    );

    always @(posedge clk) begin
        if (rst) begin
            starting <= 1'b1;
            feeds <= 1'b0;
        end else begin
            if (valid) begin
                starting <= last;
            end
            feeds <= valid && has && begins_or_was_begun && !was_ended;
        end
    end

    always @(posedge clk) begin
        if (valid) begin
            index <= beat + 8'd1;
            begun <= begins_or_was_begun;
            ended <= ends || was_ended;
            held <= holds;
            second <= begins;
        end
        piece <= data;
        closes <= ends;
        outside <= {2'd0, from} & {3{begins}};
        end_lane <= final_byte[2:0];
        if (begins) begin
            inverts <= inverted_to;
        end else if (goes_on) begin
            inverts <= {1'b0, inverted_to[2:0]};
        end else begin
            inverts <= 4'd0;
        end
        if (engine_done) begin
            value <= engine_crc;
        end
        lanes <= (lanes_and & {8{place_later_q_here}}) | lanes_and_2;
        turn <= place_later_q_lane[1:0];
        spoilt <= place_later_q_spoil;
        filled <= {
            lanes[7] ? turned[31:24] : data_later_q[63:56],
            lanes[6] ? turned[23:16] : data_later_q[55:48],
            lanes[5] ? turned[15:8] : data_later_q[47:40],
            lanes[4] ? turned[7:0] : data_later_q[39:32],
            lanes[3] ? turned[31:24] : data_later_q[31:24],
            lanes[2] ? turned[23:16] : data_later_q[23:16],
            lanes[1] ? turned[15:8] : data_later_q[15:8],
            lanes[0] ? turned[7:0] : data_later_q[7:0]
        };
    end

    wire _unused_ok = &{1'b0, up_to_end_not[7], not_lanes_shl[7:4]};

endmodule

`default_nettype wire

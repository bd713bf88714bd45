// Gives the packets of 4 lanes in order, in beats of 4 segments of 16 bytes.
`default_nettype none

module packet_collect_n4_b16_d256_rows (
    input  wire         clk,
    input  wire         rst,
    output wire   [1:0] refused,
    input  wire [127:0] up_0_payload_data,
    input  wire  [15:0] up_0_payload_keep,
    input  wire         up_0_payload_last,
    input  wire         up_0_payload_ok,
    input  wire         up_0_valid,
    output wire         up_0_ready,
    input  wire [127:0] up_1_payload_data,
    input  wire  [15:0] up_1_payload_keep,
    input  wire         up_1_payload_last,
    input  wire         up_1_payload_ok,
    input  wire         up_1_valid,
    output wire         up_1_ready,
    input  wire [127:0] up_2_payload_data,
    input  wire  [15:0] up_2_payload_keep,
    input  wire         up_2_payload_last,
    input  wire         up_2_payload_ok,
    input  wire         up_2_valid,
    output wire         up_2_ready,
    input  wire [127:0] up_3_payload_data,
    input  wire  [15:0] up_3_payload_keep,
    input  wire         up_3_payload_last,
    input  wire         up_3_payload_ok,
    input  wire         up_3_valid,
    output wire         up_3_ready,
    input  wire   [1:0] place_0_payload,
    input  wire         place_0_valid,
    output wire         place_0_ready,
    input  wire   [1:0] place_1_payload,
    input  wire         place_1_valid,
    output wire         place_1_ready,
    input  wire   [1:0] place_2_payload,
    input  wire         place_2_valid,
    output wire         place_2_ready,
    input  wire   [1:0] place_3_payload,
    input  wire         place_3_valid,
    output wire         place_3_ready,
    input  wire   [1:0] order_payload,
    input  wire         order_valid,
    output wire         order_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire   [3:0] down_payload_enable,
    output wire   [3:0] down_payload_last,
    output wire   [3:0] down_payload_ok,
    output wire         down_valid,
    input  wire         down_ready
);

    wire [511:0] rows_0_row;
    wire         rows_0_up_ready;
    wire         rows_0_place_ready;
    wire   [1:0] rows_0_down_payload_start;
    wire   [1:0] rows_0_down_payload_end;
    wire   [8:0] rows_0_down_payload_rows;
    wire         rows_0_down_payload_last;
    wire         rows_0_down_payload_ok;
    wire  [15:0] rows_0_down_payload_keep;
    wire         rows_0_down_payload_refused;
    wire         rows_0_down_valid;
    wire [511:0] rows_1_row;
    wire         rows_1_up_ready;
    wire         rows_1_place_ready;
    wire   [1:0] rows_1_down_payload_start;
    wire   [1:0] rows_1_down_payload_end;
    wire   [8:0] rows_1_down_payload_rows;
    wire         rows_1_down_payload_last;
    wire         rows_1_down_payload_ok;
    wire  [15:0] rows_1_down_payload_keep;
    wire         rows_1_down_payload_refused;
    wire         rows_1_down_valid;
    wire [511:0] rows_2_row;
    wire         rows_2_up_ready;
    wire         rows_2_place_ready;
    wire   [1:0] rows_2_down_payload_start;
    wire   [1:0] rows_2_down_payload_end;
    wire   [8:0] rows_2_down_payload_rows;
    wire         rows_2_down_payload_last;
    wire         rows_2_down_payload_ok;
    wire  [15:0] rows_2_down_payload_keep;
    wire         rows_2_down_payload_refused;
    wire         rows_2_down_valid;
    wire [511:0] rows_3_row;
    wire         rows_3_up_ready;
    wire         rows_3_place_ready;
    wire   [1:0] rows_3_down_payload_start;
    wire   [1:0] rows_3_down_payload_end;
    wire   [8:0] rows_3_down_payload_rows;
    wire         rows_3_down_payload_last;
    wire         rows_3_down_payload_ok;
    wire  [15:0] rows_3_down_payload_keep;
    wire         rows_3_down_payload_refused;
    wire         rows_3_down_valid;
    wire         in_order_refused;
    wire         in_order_up_0_ready;
    wire         in_order_up_1_ready;
    wire         in_order_up_2_ready;
    wire         in_order_up_3_ready;
    wire         in_order_order_ready;
    wire   [1:0] in_order_down_payload_lane;
    wire   [1:0] in_order_down_payload_of_start;
    wire   [1:0] in_order_down_payload_of_end;
    wire   [8:0] in_order_down_payload_of_rows;
    wire         in_order_down_payload_of_last;
    wire         in_order_down_payload_of_ok;
    wire  [15:0] in_order_down_payload_of_keep;
    wire         in_order_down_payload_of_refused;
    wire         in_order_down_valid;
    reg    [1:0] first_lane;
    reg    [1:0] first_of_start;
    reg    [1:0] first_of_end;
    reg    [8:0] first_of_rows;
    reg          first_of_last;
    reg          first_of_ok;
    reg   [15:0] first_of_keep;
    reg          first_of_refused;
    reg          first_full;
    reg    [1:0] second_lane;
    reg    [1:0] second_of_start;
    reg    [1:0] second_of_end;
    reg    [8:0] second_of_rows;
    reg          second_of_last;
    reg          second_of_ok;
    reg   [15:0] second_of_keep;
    reg          second_of_refused;
    reg          second_full;
    reg          begun;
    reg    [3:0] ways_own;
    reg    [3:0] ways_joined;
    reg    [3:0] ways_own_end;
    reg    [3:0] ways_joined_end;
    reg    [1:0] owner_lane;
    reg          owner_ok;
    reg   [15:0] owner_keep;
    reg    [1:0] joiner_lane;
    reg          joiner_ok;
    reg   [15:0] joiner_keep;
    reg          reading;
    reg  [511:0] out_data;
    reg   [63:0] out_keep;
    reg    [3:0] out_enable;
    reg    [3:0] out_last;
    reg    [3:0] out_ok;
    reg          out_full;

    wire         told_ready_0 = in_order_up_0_ready;
    wire         told_ready_1 = in_order_up_1_ready;
    wire         told_ready_2 = in_order_up_2_ready;
    wire         told_ready_3 = in_order_up_3_ready;
    wire         out_ready = !out_full || down_ready;
    wire         read_ready = !reading || out_ready;
    wire         reads = first_full && read_ready;
    wire         ends = first_of_rows == 9'd1;
    wire         joins_term = first_full && begun && ends && first_of_last && second_full;
    wire         joins_term_2 = joins_term && first_lane != second_lane;
    wire         joins = joins_term_2 && first_of_end < second_of_start;
    wire         take_0 = reads && (first_lane == 2'd0 || (joins && second_lane == 2'd0));
    wire         take_1 = reads && (first_lane == 2'd1 || (joins && second_lane == 2'd1));
    wire         take_2 = reads && (first_lane == 2'd2 || (joins && second_lane == 2'd2));
    wire         take_3 = reads && (first_lane == 2'd3 || (joins && second_lane == 2'd3));
    wire         goes = reads && ends;
    wire         moves = goes || !first_full;
    wire         stays = second_full && !moves;
    wire         item_ready = !stays;
    wire         ends_too = second_of_rows == 9'd1;
    wire         goes_and_joins = goes && joins;
    wire         second_goes = goes_and_joins && ends_too;
    wire   [8:0] left = first_of_rows - 9'd1;
    wire   [8:0] left_of_second = second_of_rows - 9'd1;
    wire   [3:0] own_choice = ends ? ~(4'd14 << first_of_end) : 4'd15;
    wire   [3:0] own = (begun ? 4'd15 : 4'd15 << first_of_start) & own_choice;
    wire   [3:0] joined_choice = ends_too ? ~(4'd14 << second_of_end) : 4'd15;
    wire   [3:0] joined = (4'd15 << second_of_start) & joined_choice & {4{joins}};
    wire         ends_and_first_of_last = ends && first_of_last;
    wire   [3:0] own_end = (4'd1 << first_of_end) & {4{ends_and_first_of_last}};
    wire         joined_end_term = joins && ends_too && second_of_last;
    wire   [3:0] joined_end = (4'd1 << second_of_end) & {4{joined_end_term}};
    wire   [1:0] lane_of_0 = ways_joined[0] ? joiner_lane : owner_lane;
    wire   [1:0] lane_of_1 = ways_joined[1] ? joiner_lane : owner_lane;
    wire   [1:0] lane_of_2 = ways_joined[2] ? joiner_lane : owner_lane;
    wire   [1:0] lane_of_3 = ways_joined[3] ? joiner_lane : owner_lane;
    wire   [3:0] last = ways_own_end | ways_joined_end;
    wire   [3:0] ok = (ways_own_end & {4{owner_ok}}) | (ways_joined_end & {4{joiner_ok}});
    wire   [3:0] out_last_and_not_out_ok = out_last & ~out_ok;
    wire   [2:0] judged_word = {1'b0, {1'b0, out_last_and_not_out_ok[3]} + {1'b0, out_last_and_not_out_ok[2]}};
    wire   [2:0] judged_word_2 = {1'b0, {1'b0, out_last_and_not_out_ok[1]} + {1'b0, out_last_and_not_out_ok[0]}};
    wire   [2:0] judged = judged_word + judged_word_2;
    wire         out_full_and_down_ready = out_full && down_ready;
    wire [127:0] out_data_choice = lane_of_3[0] ? rows_3_row[511:384] : rows_2_row[511:384];
    wire [127:0] out_data_choice_2 = lane_of_3[0] ? rows_1_row[511:384] : rows_0_row[511:384];
    wire         ways_joined_3_or_ways_own_3 = ways_joined[3] || ways_own[3];
    wire [127:0] out_data_choice_3 = lane_of_2[0] ? rows_3_row[383:256] : rows_2_row[383:256];
    wire [127:0] out_data_choice_4 = lane_of_2[0] ? rows_1_row[383:256] : rows_0_row[383:256];
    wire         ways_joined_2_or_ways_own_2 = ways_joined[2] || ways_own[2];
    wire [127:0] out_data_choice_5 = lane_of_1[0] ? rows_3_row[255:128] : rows_2_row[255:128];
    wire [127:0] out_data_choice_6 = lane_of_1[0] ? rows_1_row[255:128] : rows_0_row[255:128];
    wire         ways_joined_1_or_ways_own_1 = ways_joined[1] || ways_own[1];
    wire [127:0] out_data_choice_7 = lane_of_0[0] ? rows_3_row[127:0] : rows_2_row[127:0];
    wire [127:0] out_data_choice_8 = lane_of_0[0] ? rows_1_row[127:0] : rows_0_row[127:0];
    wire         ways_joined_0_or_ways_own_0 = ways_joined[0] || ways_own[0];
    wire         out_keep_term = ways_own_end[3] || ways_joined_end[3];
    wire  [15:0] out_keep_choice = out_keep_term ? (ways_joined[3] ? joiner_keep : owner_keep) : {16{1'b1}};
    wire         out_keep_term_2 = ways_own_end[2] || ways_joined_end[2];
    wire  [15:0] out_keep_choice_2 = out_keep_term_2 ? (ways_joined[2] ? joiner_keep : owner_keep) : {16{1'b1}};
    wire         out_keep_term_3 = ways_own_end[1] || ways_joined_end[1];
    wire  [15:0] out_keep_choice_3 = out_keep_term_3 ? (ways_joined[1] ? joiner_keep : owner_keep) : {16{1'b1}};
    wire         out_keep_term_4 = ways_own_end[0] || ways_joined_end[0];
    wire  [15:0] out_keep_choice_4 = out_keep_term_4 ? (ways_joined[0] ? joiner_keep : owner_keep) : {16{1'b1}};

    row_store_n4_b16_d256_rows rows_0 (
        .clk                  (clk),
        .rst                  (rst),
        .take                 (take_0),
        .row                  (rows_0_row),
        .up_payload_data      (up_0_payload_data),
        .up_payload_keep      (up_0_payload_keep),
        .up_payload_last      (up_0_payload_last),
        .up_payload_ok        (up_0_payload_ok),
        .up_valid             (up_0_valid),
        .up_ready             (rows_0_up_ready),
        .place_payload        (place_0_payload),
        .place_valid          (place_0_valid),
        .place_ready          (rows_0_place_ready),
        .down_payload_start   (rows_0_down_payload_start),
        .down_payload_end     (rows_0_down_payload_end),
        .down_payload_rows    (rows_0_down_payload_rows),
        .down_payload_last    (rows_0_down_payload_last),
        .down_payload_ok      (rows_0_down_payload_ok),
        .down_payload_keep    (rows_0_down_payload_keep),
        .down_payload_refused (rows_0_down_payload_refused),
        .down_valid           (rows_0_down_valid),
        .down_ready           (told_ready_0)
    );

    row_store_n4_b16_d256_rows rows_1 (
        .clk                  (clk),
        .rst                  (rst),
        .take                 (take_1),
        .row                  (rows_1_row),
        .up_payload_data      (up_1_payload_data),
        .up_payload_keep      (up_1_payload_keep),
        .up_payload_last      (up_1_payload_last),
        .up_payload_ok        (up_1_payload_ok),
        .up_valid             (up_1_valid),
        .up_ready             (rows_1_up_ready),
        .place_payload        (place_1_payload),
        .place_valid          (place_1_valid),
        .place_ready          (rows_1_place_ready),
        .down_payload_start   (rows_1_down_payload_start),
        .down_payload_end     (rows_1_down_payload_end),
        .down_payload_rows    (rows_1_down_payload_rows),
        .down_payload_last    (rows_1_down_payload_last),
        .down_payload_ok      (rows_1_down_payload_ok),
        .down_payload_keep    (rows_1_down_payload_keep),
        .down_payload_refused (rows_1_down_payload_refused),
        .down_valid           (rows_1_down_valid),
        .down_ready           (told_ready_1)
    );

    row_store_n4_b16_d256_rows rows_2 (
        .clk                  (clk),
        .rst                  (rst),
        .take                 (take_2),
        .row                  (rows_2_row),
        .up_payload_data      (up_2_payload_data),
        .up_payload_keep      (up_2_payload_keep),
        .up_payload_last      (up_2_payload_last),
        .up_payload_ok        (up_2_payload_ok),
        .up_valid             (up_2_valid),
        .up_ready             (rows_2_up_ready),
        .place_payload        (place_2_payload),
        .place_valid          (place_2_valid),
        .place_ready          (rows_2_place_ready),
        .down_payload_start   (rows_2_down_payload_start),
        .down_payload_end     (rows_2_down_payload_end),
        .down_payload_rows    (rows_2_down_payload_rows),
        .down_payload_last    (rows_2_down_payload_last),
        .down_payload_ok      (rows_2_down_payload_ok),
        .down_payload_keep    (rows_2_down_payload_keep),
        .down_payload_refused (rows_2_down_payload_refused),
        .down_valid           (rows_2_down_valid),
        .down_ready           (told_ready_2)
    );

    row_store_n4_b16_d256_rows rows_3 (
        .clk                  (clk),
        .rst                  (rst),
        .take                 (take_3),
        .row                  (rows_3_row),
        .up_payload_data      (up_3_payload_data),
        .up_payload_keep      (up_3_payload_keep),
        .up_payload_last      (up_3_payload_last),
        .up_payload_ok        (up_3_payload_ok),
        .up_valid             (up_3_valid),
        .up_ready             (rows_3_up_ready),
        .place_payload        (place_3_payload),
        .place_valid          (place_3_valid),
        .place_ready          (rows_3_place_ready),
        .down_payload_start   (rows_3_down_payload_start),
        .down_payload_end     (rows_3_down_payload_end),
        .down_payload_rows    (rows_3_down_payload_rows),
        .down_payload_last    (rows_3_down_payload_last),
        .down_payload_ok      (rows_3_down_payload_ok),
        .down_payload_keep    (rows_3_down_payload_keep),
        .down_payload_refused (rows_3_down_payload_refused),
        .down_valid           (rows_3_down_valid),
        .down_ready           (told_ready_3)
    );

    row_order_n4_b16_d256 in_order (
        .clk                     (clk),
        .rst                     (rst),
        .refused                 (in_order_refused),
        .up_0_payload_start      (rows_0_down_payload_start),
        .up_0_payload_end        (rows_0_down_payload_end),
        .up_0_payload_rows       (rows_0_down_payload_rows),
        .up_0_payload_last       (rows_0_down_payload_last),
        .up_0_payload_ok         (rows_0_down_payload_ok),
        .up_0_payload_keep       (rows_0_down_payload_keep),
        .up_0_payload_refused    (rows_0_down_payload_refused),
        .up_0_valid              (rows_0_down_valid),
        .up_0_ready              (in_order_up_0_ready),
        .up_1_payload_start      (rows_1_down_payload_start),
        .up_1_payload_end        (rows_1_down_payload_end),
        .up_1_payload_rows       (rows_1_down_payload_rows),
        .up_1_payload_last       (rows_1_down_payload_last),
        .up_1_payload_ok         (rows_1_down_payload_ok),
        .up_1_payload_keep       (rows_1_down_payload_keep),
        .up_1_payload_refused    (rows_1_down_payload_refused),
        .up_1_valid              (rows_1_down_valid),
        .up_1_ready              (in_order_up_1_ready),
        .up_2_payload_start      (rows_2_down_payload_start),
        .up_2_payload_end        (rows_2_down_payload_end),
        .up_2_payload_rows       (rows_2_down_payload_rows),
        .up_2_payload_last       (rows_2_down_payload_last),
        .up_2_payload_ok         (rows_2_down_payload_ok),
        .up_2_payload_keep       (rows_2_down_payload_keep),
        .up_2_payload_refused    (rows_2_down_payload_refused),
        .up_2_valid              (rows_2_down_valid),
        .up_2_ready              (in_order_up_2_ready),
        .up_3_payload_start      (rows_3_down_payload_start),
        .up_3_payload_end        (rows_3_down_payload_end),
        .up_3_payload_rows       (rows_3_down_payload_rows),
        .up_3_payload_last       (rows_3_down_payload_last),
        .up_3_payload_ok         (rows_3_down_payload_ok),
        .up_3_payload_keep       (rows_3_down_payload_keep),
        .up_3_payload_refused    (rows_3_down_payload_refused),
        .up_3_valid              (rows_3_down_valid),
        .up_3_ready              (in_order_up_3_ready),
        .order_payload           (order_payload),
        .order_valid             (order_valid),
        .order_ready             (in_order_order_ready),
        .down_payload_lane       (in_order_down_payload_lane),
        .down_payload_of_start   (in_order_down_payload_of_start),
        .down_payload_of_end     (in_order_down_payload_of_end),
        .down_payload_of_rows    (in_order_down_payload_of_rows),
        .down_payload_of_last    (in_order_down_payload_of_last),
        .down_payload_of_ok      (in_order_down_payload_of_ok),
        .down_payload_of_keep    (in_order_down_payload_of_keep),
        .down_payload_of_refused (in_order_down_payload_of_refused),
        .down_valid              (in_order_down_valid),
        .down_ready              (item_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            first_full <= 1'b0;
            second_full <= 1'b0;
            begun <= 1'b0;
            reading <= 1'b0;
            out_full <= 1'b0;
        end else begin
            if (moves) begin
                if (second_full && !second_goes) begin
                    first_full <= 1'b1;
                    begun <= joins || !first_of_last;
                    second_full <= in_order_down_valid;
                end else begin
                    first_full <= in_order_down_valid;
                    if (goes) begin
                        begun <= !(second_goes ? second_of_last : first_of_last);
                    end
                    second_full <= 1'b0;
                end
            end else begin
                if (reads) begin
                    begun <= 1'b1;
                end
                if (!second_full) begin
                    second_full <= in_order_down_valid;
                end
            end
            if (read_ready) begin
                reading <= first_full;
            end
            if (out_ready) begin
                out_full <= reading;
            end
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            if (second_full && !second_goes) begin
                first_lane <= second_lane;
                first_of_start <= second_of_start;
                first_of_end <= second_of_end;
                first_of_rows <= second_of_rows;
                first_of_last <= second_of_last;
                first_of_ok <= second_of_ok;
                first_of_keep <= second_of_keep;
                first_of_refused <= second_of_refused;
                if (goes_and_joins) begin
                    first_of_rows <= left_of_second;
                end
                second_lane <= in_order_down_payload_lane;
                second_of_start <= in_order_down_payload_of_start;
                second_of_end <= in_order_down_payload_of_end;
                second_of_rows <= in_order_down_payload_of_rows;
                second_of_last <= in_order_down_payload_of_last;
                second_of_ok <= in_order_down_payload_of_ok;
                second_of_keep <= in_order_down_payload_of_keep;
                second_of_refused <= in_order_down_payload_of_refused;
            end else begin
                first_lane <= in_order_down_payload_lane;
                first_of_start <= in_order_down_payload_of_start;
                first_of_end <= in_order_down_payload_of_end;
                first_of_rows <= in_order_down_payload_of_rows;
                first_of_last <= in_order_down_payload_of_last;
                first_of_ok <= in_order_down_payload_of_ok;
                first_of_keep <= in_order_down_payload_of_keep;
                first_of_refused <= in_order_down_payload_of_refused;
            end
        end else begin
            if (reads) begin
                first_of_rows <= left;
            end
            if (!second_full) begin
                second_lane <= in_order_down_payload_lane;
                second_of_start <= in_order_down_payload_of_start;
                second_of_end <= in_order_down_payload_of_end;
                second_of_rows <= in_order_down_payload_of_rows;
                second_of_last <= in_order_down_payload_of_last;
                second_of_ok <= in_order_down_payload_of_ok;
                second_of_keep <= in_order_down_payload_of_keep;
                second_of_refused <= in_order_down_payload_of_refused;
            end
        end
        if (read_ready) begin
            ways_own <= own;
            ways_joined <= joined;
            ways_own_end <= own_end;
            ways_joined_end <= joined_end;
            owner_lane <= first_lane;
            owner_ok <= first_of_ok;
            owner_keep <= first_of_keep;
            joiner_lane <= second_lane;
            joiner_ok <= second_of_ok;
            joiner_keep <= second_of_keep;
        end
        if (out_ready) begin
            out_data <= {
                (lane_of_3[1] ? out_data_choice : out_data_choice_2) & {128{ways_joined_3_or_ways_own_3}},
                (lane_of_2[1] ? out_data_choice_3 : out_data_choice_4) & {128{ways_joined_2_or_ways_own_2}},
                (lane_of_1[1] ? out_data_choice_5 : out_data_choice_6) & {128{ways_joined_1_or_ways_own_1}},
                (lane_of_0[1] ? out_data_choice_7 : out_data_choice_8) & {128{ways_joined_0_or_ways_own_0}}
            };
            out_keep <= {
                out_keep_choice & {16{ways_joined_3_or_ways_own_3}},
                out_keep_choice_2 & {16{ways_joined_2_or_ways_own_2}},
                out_keep_choice_3 & {16{ways_joined_1_or_ways_own_1}},
                out_keep_choice_4 & {16{ways_joined_0_or_ways_own_0}}
            };
            out_enable <= ways_own | ways_joined;
            out_last <= last;
            out_ok <= ok;
        end
    end

    assign refused = judged[1:0] & {2{out_full_and_down_ready}};
    assign up_0_ready = rows_0_up_ready;
    assign up_1_ready = rows_1_up_ready;
    assign up_2_ready = rows_2_up_ready;
    assign up_3_ready = rows_3_up_ready;
    assign place_0_ready = rows_0_place_ready;
    assign place_1_ready = rows_1_place_ready;
    assign place_2_ready = rows_2_place_ready;
    assign place_3_ready = rows_3_place_ready;
    assign order_ready = in_order_order_ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_enable = out_enable;
    assign down_payload_last = out_last;
    assign down_payload_ok = out_ok;
    assign down_valid = out_full;

    wire _unused_ok = &{1'b0, in_order_refused, first_of_refused, judged[2]};

endmodule

`default_nettype wire

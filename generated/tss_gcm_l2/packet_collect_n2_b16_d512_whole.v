// Gives the packets of 2 lanes in order, in beats of 2 segments of 16 bytes.
`default_nettype none

module packet_collect_n2_b16_d512_whole (
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
    input  wire         place_0_payload,
    input  wire         place_0_valid,
    output wire         place_0_ready,
    input  wire         place_1_payload,
    input  wire         place_1_valid,
    output wire         place_1_ready,
    input  wire         order_payload,
    input  wire         order_valid,
    output wire         order_ready,
    output wire [255:0] down_payload_data,
    output wire  [31:0] down_payload_keep,
    output wire   [1:0] down_payload_enable,
    output wire   [1:0] down_payload_last,
    output wire   [1:0] down_payload_ok,
    output wire         down_valid,
    input  wire         down_ready
);

    wire [255:0] rows_0_row;
    wire         rows_0_up_ready;
    wire         rows_0_place_ready;
    wire         rows_0_down_payload_start;
    wire         rows_0_down_payload_end;
    wire   [9:0] rows_0_down_payload_rows;
    wire         rows_0_down_payload_last;
    wire         rows_0_down_payload_ok;
    wire  [15:0] rows_0_down_payload_keep;
    wire         rows_0_down_payload_refused;
    wire         rows_0_down_valid;
    wire [255:0] rows_1_row;
    wire         rows_1_up_ready;
    wire         rows_1_place_ready;
    wire         rows_1_down_payload_start;
    wire         rows_1_down_payload_end;
    wire   [9:0] rows_1_down_payload_rows;
    wire         rows_1_down_payload_last;
    wire         rows_1_down_payload_ok;
    wire  [15:0] rows_1_down_payload_keep;
    wire         rows_1_down_payload_refused;
    wire         rows_1_down_valid;
    wire         in_order_refused;
    wire         in_order_up_0_ready;
    wire         in_order_up_1_ready;
    wire         in_order_order_ready;
    wire         in_order_down_payload_lane;
    wire         in_order_down_payload_of_start;
    wire         in_order_down_payload_of_end;
    wire   [9:0] in_order_down_payload_of_rows;
    wire         in_order_down_payload_of_last;
    wire         in_order_down_payload_of_ok;
    wire  [15:0] in_order_down_payload_of_keep;
    wire         in_order_down_payload_of_refused;
    wire         in_order_down_valid;
    reg          first_lane;
    reg          first_of_start;
    reg          first_of_end;
    reg    [9:0] first_of_rows;
    reg          first_of_last;
    reg          first_of_ok;
    reg   [15:0] first_of_keep;
    reg          first_of_refused;
    reg          first_full;
    reg          second_lane;
    reg          second_of_start;
    reg          second_of_end;
    reg    [9:0] second_of_rows;
    reg          second_of_last;
    reg          second_of_ok;
    reg   [15:0] second_of_keep;
    reg          second_of_refused;
    reg          second_full;
    reg          begun;
    reg    [1:0] ways_own;
    reg    [1:0] ways_joined;
    reg    [1:0] ways_own_end;
    reg    [1:0] ways_joined_end;
    reg          owner_lane;
    reg          owner_ok;
    reg   [15:0] owner_keep;
    reg          joiner_lane;
    reg          joiner_ok;
    reg   [15:0] joiner_keep;
    reg          reading;
    reg  [255:0] out_data;
    reg   [31:0] out_keep;
    reg    [1:0] out_enable;
    reg    [1:0] out_last;
    reg    [1:0] out_ok;
    reg          out_full;

    wire        told_ready_0 = in_order_up_0_ready;
    wire        told_ready_1 = in_order_up_1_ready;
    wire        out_ready = !out_full || down_ready;
    wire        read_ready = !reading || out_ready;
    wire        reads = first_full && read_ready;
    wire        ends = first_of_rows == 10'd1;
    wire        joins_term = first_full && begun && ends && first_of_last && second_full;
    wire        joins_term_2 = joins_term && first_lane != second_lane;
    wire        joins = joins_term_2 && !first_of_end && second_of_start;
    wire        take_0 = reads && (!first_lane || (joins && !second_lane));
    wire        take_1 = reads && (first_lane || (joins && second_lane));
    wire        goes = reads && ends;
    wire        moves = goes || !first_full;
    wire        stays = second_full && !moves;
    wire        item_ready = !stays;
    wire        ends_too = second_of_rows == 10'd1;
    wire        goes_and_joins = goes && joins;
    wire        second_goes = goes_and_joins && ends_too;
    wire  [9:0] left = first_of_rows - 10'd1;
    wire  [9:0] left_of_second = second_of_rows - 10'd1;
    wire  [1:0] own_choice = ends ? ~(2'd2 << first_of_end) : 2'd3;
    wire  [1:0] own = (begun ? 2'd3 : 2'd3 << first_of_start) & own_choice;
    wire  [1:0] joined_choice = ends_too ? ~(2'd2 << second_of_end) : 2'd3;
    wire  [1:0] joined = (2'd3 << second_of_start) & joined_choice & {2{joins}};
    wire        ends_and_first_of_last = ends && first_of_last;
    wire  [1:0] own_end = (2'd1 << first_of_end) & {2{ends_and_first_of_last}};
    wire        joined_end_term = joins && ends_too && second_of_last;
    wire  [1:0] joined_end = (2'd1 << second_of_end) & {2{joined_end_term}};
    wire        lane_of_0 = ways_joined[0] ? joiner_lane : owner_lane;
    wire        lane_of_1 = ways_joined[1] ? joiner_lane : owner_lane;
    wire  [1:0] last = ways_own_end | ways_joined_end;
    wire  [1:0] ok = (ways_own_end & {2{owner_ok}}) | (ways_joined_end & {2{joiner_ok}});
    wire  [1:0] out_last_and_not_out_ok = out_last & ~out_ok;
    wire  [1:0] judged = {1'b0, out_last_and_not_out_ok[1]} + {1'b0, out_last_and_not_out_ok[0]};
    wire        ways_joined_1_or_ways_own_1 = ways_joined[1] || ways_own[1];
    wire        ways_joined_0_or_ways_own_0 = ways_joined[0] || ways_own[0];
    wire        out_keep_term = ways_own_end[1] || ways_joined_end[1];
    wire [15:0] out_keep_choice = out_keep_term ? (ways_joined[1] ? joiner_keep : owner_keep) : {16{1'b1}};
    wire        out_keep_term_2 = ways_own_end[0] || ways_joined_end[0];
    wire [15:0] out_keep_choice_2 = out_keep_term_2 ? (ways_joined[0] ? joiner_keep : owner_keep) : {16{1'b1}};

    row_store_n2_b16_d512_whole rows_0 (
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

    row_store_n2_b16_d512_whole rows_1 (
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

    row_order_n2_b16_d512 in_order (
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
                (lane_of_1 ? rows_1_row[255:128] : rows_0_row[255:128]) & {128{ways_joined_1_or_ways_own_1}},
                (lane_of_0 ? rows_1_row[127:0] : rows_0_row[127:0]) & {128{ways_joined_0_or_ways_own_0}}
            };
            out_keep <= {
                out_keep_choice & {16{ways_joined_1_or_ways_own_1}},
                out_keep_choice_2 & {16{ways_joined_0_or_ways_own_0}}
            };
            out_enable <= ways_own | ways_joined;
            out_last <= last;
            out_ok <= ok;
        end
    end

    assign refused = {1'b0, in_order_refused};
    assign up_0_ready = rows_0_up_ready;
    assign up_1_ready = rows_1_up_ready;
    assign place_0_ready = rows_0_place_ready;
    assign place_1_ready = rows_1_place_ready;
    assign order_ready = in_order_order_ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_enable = out_enable;
    assign down_payload_last = out_last;
    assign down_payload_ok = out_ok;
    assign down_valid = out_full;

    wire _unused_ok = &{1'b0, first_of_refused, judged};

endmodule

`default_nettype wire

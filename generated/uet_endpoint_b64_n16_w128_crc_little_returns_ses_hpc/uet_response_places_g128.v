// Handles of responses, 128 of them guaranteed.
`default_nettype none

module uet_response_places_g128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        take,
    input  wire        guaranteed,
    input  wire        released_sent_valid,
    input  wire [31:0] released_sent_handle,
    input  wire        released_released_valid,
    input  wire [31:0] released_released_handle,
    input  wire        released_stale_valid,
    input  wire [31:0] released_stale_handle,
    input  wire        released_reply_leaves,
    input  wire        released_reply_waits,
    output wire        ready,
    output wire  [8:0] handle,
    output wire        returned,
    output reg   [7:0] held
);

    reg  [127:0] waits;
    reg  [127:0] aged;
    reg    [6:0] replies;
    reg    [5:0] quiet;
    reg  [127:0] leaving;
    wire         places_ready;
    wire   [6:0] places_place;
    wire         places_there;
    wire         places_returned;
    reg    [7:0] turn;

    wire         now_free_term = released_sent_valid && released_sent_handle[8];
    wire         now_free_term_2 = released_stale_valid && released_stale_handle[8];
    wire [127:0] now_free_and = (128'd1 << released_stale_handle[6:0]) & {128{now_free_term_2}};
    wire [127:0] now_free = ((128'd1 << released_sent_handle[6:0]) & {128{now_free_term}}) | now_free_and;
    wire         is_over = replies >= 7'd96 || quiet == 6'd32;
    wire         takes_guaranteed = take && guaranteed;
    wire         waits_term = released_released_valid && released_released_handle[8];
    wire [127:0] waits_and = (128'd1 << released_released_handle[6:0]) & {128{waits_term}};

    place_list_n128 places (
        .clk      (clk),
        .rst      (rst),
        .take     (takes_guaranteed),
        .leaving  (leaving),
        .ready    (places_ready),
        .place    (places_place),
        .there    (places_there),
        .returned (places_returned)
    );

    always @(posedge clk) begin
        if (rst) begin
            waits <= 128'd0;
            aged <= 128'd0;
            replies <= 7'd0;
            quiet <= 6'd0;
            leaving <= 128'd0;
            turn <= 8'd0;
            held <= 8'd0;
        end else begin
            if (is_over) begin
                replies <= 7'd0;
                quiet <= 6'd0;
                aged <= waits;
                waits <= waits_and;
            end else begin
                replies <= replies + {6'd0, released_reply_leaves};
                if (released_reply_waits) begin
                    quiet <= 6'd0;
                end else begin
                    quiet <= quiet + 6'd1;
                end
                waits <= waits | waits_and;
            end
            leaving <= now_free | (aged & {128{is_over}});
            if (take && !guaranteed) begin
                turn <= turn + 8'd1;
            end
            held <= held + {7'd0, takes_guaranteed} - {7'd0, places_returned};
        end
    end

    assign ready = places_ready;
    assign handle = guaranteed ? {2'd2, places_place} : {1'b0, turn};
    assign returned = places_returned;

    wire _unused_ok = &{1'b0, released_sent_handle[31:9], released_sent_handle[7], released_released_handle[31:9], released_released_handle[7], released_stale_handle[31:9], released_stale_handle[7], places_there};

endmodule

`default_nettype wire

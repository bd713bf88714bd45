// One virtual channel of a CBFC sender.
`default_nettype none

module cbfc_sender_channel_c10_d8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        accept,
    input  wire        push,
    input  wire  [9:0] pushed,
    input  wire        turn,
    input  wire        go,
    input  wire        charged,
    input  wire        fresh,
    input  wire [15:0] left,
    input  wire        update,
    input  wire [14:0] count,
    input  wire        order_given,
    input  wire  [3:0] order_kind,
    input  wire [19:0] order_value,
    input  wire        port_per_channel,
    input  wire        port_dynamic,
    input  wire        port_stream,
    input  wire        port_serial,
    input  wire  [9:0] port_free,
    input  wire [19:0] port_threshold,
    input  wire  [9:0] largest_frame,
    input  wire        halt,
    input  wire        clear,
    output wire        room,
    output wire        fits,
    output reg         fits_again,
    output wire        lasts,
    output reg  [15:0] weight,
    output wire  [9:0] cost,
    output wire  [2:0] first,
    output wire  [2:0] next,
    output wire [19:0] held,
    output wire  [9:0] spare,
    output wire        large_frame,
    output reg         refused,
    output wire [19:0] status_used,
    output wire [19:0] status_consumed,
    output wire [19:0] status_freed,
    output wire        status_enabled,
    output wire        status_lossless,
    output wire  [3:0] status_waiting
);

    localparam [3:0] ORDER_KIND_ENABLE      = 4'd0;
    localparam [3:0] ORDER_KIND_DISABLE     = 4'd1;
    localparam [3:0] ORDER_KIND_LOSSLESS    = 4'd2;
    localparam [3:0] ORDER_KIND_BEST_EFFORT = 4'd3;
    localparam [3:0] ORDER_KIND_ZERO        = 4'd4;
    localparam [3:0] ORDER_KIND_LIMIT       = 4'd5;
    localparam [3:0] ORDER_KIND_RESERVED    = 4'd6;
    localparam [3:0] ORDER_KIND_WEIGHT      = 4'd7;

    reg         enabled;
    reg         lossless;
    reg  [19:0] limit;
    reg  [19:0] reserved;
    reg         fits_anyhow;
    reg         fits_alone;
    reg         was_charged;
    wire        queue_room;
    wire  [3:0] queue_waiting;
    wire  [2:0] queue_there;
    wire  [9:0] queue_cost_0;
    wire  [9:0] queue_cost_1;
    wire  [9:0] queue_cost_2;
    wire  [2:0] queue_first;
    wire  [2:0] queue_next;
    wire [19:0] account_used;
    wire [19:0] account_freed;
    wire [19:0] account_consumed;
    wire        account_refused;
    reg  [20:0] ceiling;
    reg   [9:0] spare_before;
    reg         ordered;
    reg         lasts_on;
    reg         lasts_new;

    assign fits = fits_anyhow || (fits_alone && !was_charged);
    wire        granted = turn && go && fits;
    wire [21:0] allowed = {1'b0, ceiling} - {2'd0, account_used};
    wire [11:0] two = {2'd0, queue_cost_0} + {2'd0, queue_cost_1};
    wire [11:0] three = two + {2'd0, queue_cost_2};
    wire        much = |allowed[20:12];
    wire [20:0] unused = {1'b0, reserved} - {1'b0, account_used};
    wire        unused_19_10_any = |unused[19:10];
    wire  [9:0] spare_now = (unused[9:0] | {10{unused_19_10_any}}) & {10{!unused[20]}};
    wire [10:0] beyond = {1'b0, queue_cost_0} - {1'b0, spare_before};
    wire        exact = port_serial && (beyond[10] || port_free >= beyond[9:0]);
    wire        can_0_term = much || allowed[11:0] >= {2'd0, queue_cost_0};
    wire        can_0_term_2 = !allowed[21] && can_0_term;
    wire        can_0_below = largest_frame < queue_cost_0;
    wire        can_0_term_3 = can_0_term_2 && (port_per_channel || (port_stream && !can_0_below));
    wire        can_0 = queue_there[0] && (!lossless || can_0_term_3);
    wire        can_alone = queue_there[0] && (!lossless || (can_0_term_2 && exact));
    wire        can_1_term = !allowed[21] && (much || allowed[11:0] >= two);
    wire        can_1_term_2 = port_per_channel || (port_stream && largest_frame >= queue_cost_1);
    wire        can_1 = queue_there[1] && (!lossless || (can_1_term && can_1_term_2));
    wire        can_2_term = !allowed[21] && (much || allowed[11:0] >= three);
    wire        can_2_term_2 = port_per_channel || (port_stream && largest_frame >= queue_cost_2);
    wire        can_2 = queue_there[2] && (!lossless || (can_2_term && can_2_term_2));
    wire        may = enabled && !(order_given || ordered || halt);
    wire [15:0] share = fresh ? weight : left;
    wire        lasts_new_below = {6'd0, queue_cost_1} < weight;

    cbfc_cost_queue_w10_d8 queue (
        .clk     (clk),
        .rst     (rst),
        .accept  (accept),
        .push    (push),
        .cost    (pushed),
        .pop     (granted),
        .room    (queue_room),
        .waiting (queue_waiting),
        .there   (queue_there),
        .cost_0  (queue_cost_0),
        .cost_1  (queue_cost_1),
        .cost_2  (queue_cost_2),
        .first   (queue_first),
        .next    (queue_next)
    );

    cbfc_credit_account_c10 account (
        .clk      (clk),
        .rst      (rst),
        .take     (granted && lossless),
        .cost     (queue_cost_0),
        .update   (update),
        .count    (count),
        .zero     ((order_given && order_kind == ORDER_KIND_ZERO) || clear),
        .used     (account_used),
        .freed    (account_freed),
        .consumed (account_consumed),
        .refused  (account_refused)
    );

    always @(posedge clk) begin
        if (rst) begin
            enabled <= 1'b0;
            lossless <= 1'b0;
            limit <= 20'd0;
            reserved <= 20'd0;
            weight <= 16'd0;
            fits_anyhow <= 1'b0;
            fits_alone <= 1'b0;
            was_charged <= 1'b0;
            ceiling <= 21'd0;
            spare_before <= 10'd0;
            ordered <= 1'b0;
            lasts_on <= 1'b0;
            lasts_new <= 1'b0;
            fits_again <= 1'b0;
            refused <= 1'b0;
        end else begin
            if (order_given && order_kind == ORDER_KIND_ENABLE) begin
                enabled <= 1'b1;
            end else if (order_given && order_kind == ORDER_KIND_DISABLE) begin
                enabled <= 1'b0;
            end
            if (order_given && order_kind == ORDER_KIND_LOSSLESS) begin
                lossless <= 1'b1;
            end else if (order_given && order_kind == ORDER_KIND_BEST_EFFORT) begin
                lossless <= 1'b0;
            end
            if (order_given && order_kind == ORDER_KIND_LIMIT) begin
                limit <= order_value;
            end
            if (order_given && order_kind == ORDER_KIND_RESERVED) begin
                reserved <= order_value;
            end
            if (order_given && order_kind == ORDER_KIND_WEIGHT) begin
                weight <= order_value[15:0];
            end
            was_charged <= charged;
            ceiling <= {1'b0, port_threshold} + {1'b0, port_dynamic ? reserved : limit};
            spare_before <= spare_now;
            ordered <= order_given;
            fits_anyhow <= may && (granted ? can_1 : can_0);
            fits_alone <= may && can_alone && !granted;
            lasts_on <= granted ? {4'd0, two} < share : {6'd0, queue_cost_0} < share;
            lasts_new <= granted ? lasts_new_below : {6'd0, queue_cost_0} < weight;
            fits_again <= may && (granted ? can_2 : can_1);
            refused <= account_refused;
        end
    end

    assign room = queue_room;
    assign lasts = fresh ? lasts_new : lasts_on;
    assign cost = queue_cost_0;
    assign first = queue_first;
    assign next = queue_next;
    assign held = !unused[20] ? reserved : account_used;
    assign spare = spare_before;
    assign large_frame = lossless && queue_there[0] && can_0_below;
    assign status_used = account_used;
    assign status_consumed = account_consumed;
    assign status_freed = account_freed;
    assign status_enabled = enabled;
    assign status_lossless = lossless;
    assign status_waiting = queue_waiting;

endmodule

`default_nettype wire

// Chooses which of 8 virtual channels a CF_Update advertises.
`default_nettype none

module cbfc_update_schedule_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] active,
    input  wire        leaves,
    input  wire  [2:0] release_vc,
    input  wire        owed_valid,
    input  wire  [2:0] owed_vc,
    input  wire [19:0] owed,
    input  wire [19:0] urgent,
    input  wire        tick,
    input  wire        may_send,
    input  wire        taken,
    output reg         offer,
    output reg   [2:0] vc_0,
    output reg   [2:0] vc_1,
    output wire        record
);

    localparam [2:0] STEP_FIRST  = 3'd0;
    localparam [2:0] STEP_AGAIN  = 3'd1;
    localparam [2:0] STEP_SECOND = 3'd2;
    localparam [2:0] STEP_OFFER  = 3'd3;
    localparam [2:0] STEP_RECORD = 3'd4;

    reg  [2:0] step;
    reg  [2:0] since;
    reg  [7:0] news;
    reg  [7:0] pressing;
    wire       turns_late;
    wire [2:0] turns_vc;
    wire       turns_has_second;
    wire [2:0] turns_second_vc;
    reg        by_refresh;
    reg        alone;
    reg        choose;
    wire [2:0] choice_index;
    wire       choice_valid;
    reg        is_on;

    wire [7:0] first_one = 8'd1 << vc_0;
    wire [7:0] sent = (first_one | (8'd1 << vc_1)) & {8{taken}};
    wire       known_term = !((owed_vc == vc_0 || owed_vc == vc_1) && (taken || (|since)));
    wire       known = owed_valid && known_term;
    wire [7:0] owed_one = (8'd1 << owed_vc) & {8{known}};
    wire       is_again = step == STEP_AGAIN;
    wire [7:0] asking = news & ~(first_one & {8{is_again}});
    wire [7:0] hurried = pressing & asking;
    wire       isFree = !(|news);
    wire       refreshes_term = turns_late && step == STEP_FIRST && isFree;
    wire       refreshes = is_again ? turns_has_second && (!alone || isFree) : refreshes_term;
    wire [7:0] choice_request_shl = 8'd1 << (is_again ? turns_second_vc : turns_vc);
    wire [7:0] choice_request_choice = refreshes ? choice_request_shl : (|hurried) ? hurried : asking;
    wire       choice_request_term = step == STEP_FIRST || is_again || step == STEP_RECORD;
    wire [7:0] news_or = (news & ~sent) | ((8'd1 << release_vc) & {8{leaves}});
    wire       owed_any = |owed;
    wire       owed_ge_urgent = owed >= urgent;
    wire [7:0] pressing_and = ((pressing & ~owed_one) | (owed_one & {8{owed_ge_urgent}})) & ~sent;
    wire [7:0] active_shr_vc_0 = active >> vc_0;
    wire [7:0] active_shr_vc_1 = active >> vc_1;

    cbfc_refresh_turns_n8 turns (
        .clk        (clk),
        .rst        (rst),
        .tick       (tick),
        .active     (active),
        .told       (step == STEP_RECORD),
        .vc_0       (vc_0),
        .vc_1       (vc_1),
        .late       (turns_late),
        .vc         (turns_vc),
        .has_second (turns_has_second),
        .second_vc  (turns_second_vc)
    );

    cbfc_settled_turns_n8 choice (
        .clk     (clk),
        .rst     (rst),
        .request (choice_request_choice & {8{choice_request_term}}),
        .accept  (choose),
        .index   (choice_index),
        .valid   (choice_valid)
    );

    always @* begin
        choose = 1'b0;
        case (step)
            STEP_FIRST: begin
                if (may_send && choice_valid) begin
                    choose = !by_refresh;
                end
            end
            STEP_SECOND: begin
                choose = !by_refresh;
            end
            default: begin end
        endcase
    end

    always @* begin
        offer = 1'b0;
        case (step)
            STEP_OFFER: begin
                offer = is_on;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_FIRST;
            vc_0 <= 3'd0;
            vc_1 <= 3'd0;
            since <= 3'd0;
            news <= 8'd0;
            pressing <= 8'd0;
        end else begin
            since <= {since[1:0], taken};
            news <= (news_or | (owed_one & {8{owed_any}})) & active;
            pressing <= pressing_and & active;
            case (step)
                STEP_FIRST: begin
                    if (may_send && choice_valid) begin
                        vc_0 <= choice_index;
                        step <= STEP_AGAIN;
                    end
                end
                STEP_AGAIN: begin
                    vc_1 <= vc_0;
                    step <= STEP_SECOND;
                end
                STEP_SECOND: begin
                    if (choice_valid) begin
                        vc_1 <= choice_index;
                    end
                    step <= STEP_OFFER;
                end
                STEP_OFFER: begin
                    if (taken) begin
                        step <= STEP_RECORD;
                    end else if (!is_on) begin
                        step <= STEP_FIRST;
                    end
                end
                STEP_RECORD: begin
                    step <= STEP_FIRST;
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        alone <= by_refresh;
        by_refresh <= refreshes;
        is_on <= active_shr_vc_0[0] && active_shr_vc_1[0];
    end

    assign record = step == STEP_RECORD;

    wire _unused_ok = &{1'b0, active_shr_vc_0[7:1], active_shr_vc_1[7:1]};

endmodule

`default_nettype wire

// Chooses which of 4 virtual channels a CF_Update advertises.
`default_nettype none

module cbfc_update_schedule_n4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [3:0] active,
    input  wire        leaves,
    input  wire  [1:0] release_vc,
    input  wire        owed_valid,
    input  wire  [1:0] owed_vc,
    input  wire [19:0] owed,
    input  wire [19:0] urgent,
    input  wire        tick,
    input  wire        may_send,
    input  wire        taken,
    output reg         offer,
    output reg   [1:0] vc_0,
    output reg   [1:0] vc_1,
    output wire        record
);

    localparam [2:0] STEP_FIRST  = 3'd0;
    localparam [2:0] STEP_AGAIN  = 3'd1;
    localparam [2:0] STEP_SECOND = 3'd2;
    localparam [2:0] STEP_OFFER  = 3'd3;
    localparam [2:0] STEP_RECORD = 3'd4;

    reg  [2:0] step;
    reg  [2:0] since;
    reg  [3:0] news;
    reg  [3:0] pressing;
    wire       turns_late;
    wire [1:0] turns_vc;
    wire       turns_has_second;
    wire [1:0] turns_second_vc;
    reg        by_refresh;
    reg        alone;
    reg        choose;
    wire [1:0] choice_index;
    wire       choice_valid;
    reg        is_on;

    wire [3:0] first_one = 4'd1 << vc_0;
    wire [3:0] sent = (first_one | (4'd1 << vc_1)) & {4{taken}};
    wire       known_term = !((owed_vc == vc_0 || owed_vc == vc_1) && (taken || (|since)));
    wire       known = owed_valid && known_term;
    wire [3:0] owed_one = (4'd1 << owed_vc) & {4{known}};
    wire       is_again = step == STEP_AGAIN;
    wire [3:0] asking = news & ~(first_one & {4{is_again}});
    wire [3:0] hurried = pressing & asking;
    wire       isFree = !(|news);
    wire       refreshes_term = turns_late && step == STEP_FIRST && isFree;
    wire       refreshes = is_again ? turns_has_second && (!alone || isFree) : refreshes_term;
    wire [3:0] choice_request_shl = 4'd1 << (is_again ? turns_second_vc : turns_vc);
    wire [3:0] choice_request_choice = refreshes ? choice_request_shl : (|hurried) ? hurried : asking;
    wire       choice_request_term = step == STEP_FIRST || is_again || step == STEP_RECORD;
    wire [3:0] news_or = (news & ~sent) | ((4'd1 << release_vc) & {4{leaves}});
    wire       owed_any = |owed;
    wire       owed_ge_urgent = owed >= urgent;
    wire [3:0] pressing_and = ((pressing & ~owed_one) | (owed_one & {4{owed_ge_urgent}})) & ~sent;
    wire [3:0] active_shr_vc_0 = active >> vc_0;
    wire [3:0] active_shr_vc_1 = active >> vc_1;

    cbfc_refresh_turns_n4 turns (
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

    cbfc_settled_turns_n4 choice (
        .clk     (clk),
        .rst     (rst),
        .request (choice_request_choice & {4{choice_request_term}}),
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
            vc_0 <= 2'd0;
            vc_1 <= 2'd0;
            since <= 3'd0;
            news <= 4'd0;
            pressing <= 4'd0;
        end else begin
            since <= {since[1:0], taken};
            news <= (news_or | (owed_one & {4{owed_any}})) & active;
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

    wire _unused_ok = &{1'b0, active_shr_vc_0[3:1], active_shr_vc_1[3:1]};

endmodule

`default_nettype wire
